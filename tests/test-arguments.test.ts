import { expect, test } from 'vitest'

const { readTestArguments } = await import(
  new URL('../scripts/test-arguments.mjs', import.meta.url).href
)

const noArguments = { only: [], unitFiles: [], browserFiles: [], options: [] }

test.each([
  [[], noArguments],
  [['--only=unit,browser'], { ...noArguments, only: ['unit', 'browser'] }],
  [['domain/money.test.ts'], { ...noArguments, unitFiles: ['domain/money.test.ts'] }],
  [['domain/cart'], { ...noArguments, unitFiles: ['domain/cart'] }],
  [
    ['tests/e2e/ordering/cart.spec.ts', '-g', 'adds a line'],
    {
      ...noArguments,
      browserFiles: ['tests/e2e/ordering/cart.spec.ts'],
      options: ['-g', 'adds a line'],
    },
  ],
  [
    ['domain/money.test.ts', 'tests/e2e/ordering/cart.spec.ts'],
    {
      ...noArguments,
      unitFiles: ['domain/money.test.ts'],
      browserFiles: ['tests/e2e/ordering/cart.spec.ts'],
    },
  ],
])('reads %j', (given, expected) => {
  expect(readTestArguments(given)).toEqual(expected)
})

test.each([
  [['domain/none.test.ts'], 'There is no file domain/none.test.ts.'],
  [['domain/money.ts'], 'domain/money.ts: a test file ends with'],
  [['-t', 'rounds'], '-t: options need a test file before them'],
  [['--only=unit', 'domain/money.test.ts'], 'Name either stages'],
])('rejects %j with a message', (given, sentence) => {
  expect(() => readTestArguments(given)).toThrow(sentence)
})
