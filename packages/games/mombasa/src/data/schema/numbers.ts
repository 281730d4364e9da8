import { whole } from '@quayside/kernel/data'

export const pounds = whole(0, 20)
export const amount = whole(1, 20)
export const space = whole(1, 60)
