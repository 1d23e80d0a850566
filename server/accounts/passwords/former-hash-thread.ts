// Runs in a thread: bcrypt in JavaScript takes 60 ms and more.
import { serveTasks } from '../../serve-tasks.ts'
import { matchesFormerHash } from './match-former-hash.ts'

serveTasks(({ stored, given }: { stored: string; given: string }) =>
  matchesFormerHash(stored, given),
)
