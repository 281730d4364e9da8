// Outside the fixture: a planted violation imports this file.
export type Outside = true
