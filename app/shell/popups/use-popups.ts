import { useStore } from 'zustand'
import { type Popups, popupStore } from './popups.ts'

/** The selected part of the popups' state, for components. */
export const usePopups = <Selected>(select: (state: Popups) => Selected) =>
  useStore(popupStore, select)
