import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import { readRemedyList } from '../../../domain/homeopathy/remedy-list.ts'
import { fetchedLists } from '../picker/fetched-lists.ts'

/** The list of all single homeopathic remedies, by its address. */
export const remedyLists = fetchedLists<Remedy>(async (response) =>
  readRemedyList(await response.json()),
)
