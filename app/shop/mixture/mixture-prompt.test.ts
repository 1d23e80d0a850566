import { expect, test } from 'vitest'
import { emptyMixture, type MixtureState } from '../../../domain/mixture/builder.ts'
import { at30, drops, globuli, inCh, of } from '../../../domain/mixture/mixtures.fixtures.ts'
import { mixturePromptFor } from './use-builder.ts'

const { carrier: _, size: __, ...openDrops } = drops
const { size: ___, ...openGlobuli } = globuli

test.each<[string, MixtureState, string | undefined]>([
  ['no substance', emptyMixture, undefined],
  ['an unfinished substance', of(inCh), 'substance-1'],
  ['a finished substance', of(at30), 'form'],
  ['a finished and an empty substance', of(at30, { key: 2 }), 'form'],
  ['Drops', openDrops, 'carrier'],
  ['a form', openGlobuli, 'size'],
  [
    'all choices and an empty substance',
    { ...globuli, substances: [at30, { key: 2 }] },
    'substance-2',
  ],
  ['all choices', globuli, undefined],
])('prompts after %s: %s', (_, state, step) => expect(mixturePromptFor(state)?.step).toBe(step))
