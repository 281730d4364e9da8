/**
 * Milliseconds of processor time that this thread has used: what a decision costs on a busy machine too. Older versions of Node cannot tell;
 * there it is the time that has passed.
 */
export function processorTime(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
