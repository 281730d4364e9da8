export { type BackupReport, backup } from './backup.ts'
export { callOperator } from './call.ts'
export { type CopyGoal, type CopyReport, copy } from './copy.ts'
export { examine } from './doctor.ts'
export type { Check, Diagnosis, Finding, Severity } from './finding.ts'
export type {
  Deleted,
  OperatorReplies,
  PersonReply,
  Pruned,
  ReportDetail,
  ReportReply,
  RestrictionReply,
  Status,
  TableDetail,
  TableReply,
} from './replies.ts'
export { type OperatorRequest, type OperatorRequestOf, PHASES, PRUNABLE, type Prunable } from './requests.ts'
export { type RestoreReport, restore } from './restore.ts'
