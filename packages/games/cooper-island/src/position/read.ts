import { fail, type Options, type Result, type Story } from '@quayside/kernel'
import type { Rules } from '../rules/index.ts'
import type { State } from '../state.ts'
export const readPosition = (_r: (o: Options) => Rules, _p: unknown, _o: Story): Result<State> => fail('x', 'x')
