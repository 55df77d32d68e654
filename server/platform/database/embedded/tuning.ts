/** For a small machine: the house and its database at rest together within 250 MB. */
const small: Readonly<Record<string, string>> = {
  listen_addresses: '',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  random_page_cost: '1.1',
  huge_pages: 'off',
  // Each helper process costs memory at rest, and a small machine has no cores for them.
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  autovacuum_worker_slots: '2',
  jit: 'off',
  // Nothing is replicated from here; the log is for recovery alone.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_replication_slots: '0',
  min_wal_size: '64MB',
  max_wal_size: '256MB',
  log_checkpoints: 'off',
  // A statement that fails is told to the house, which logs it; here the same line would come a thousand times.
  log_min_messages: 'log',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

const lasting: Readonly<Record<string, string>> = {
  max_connections: '40',
  fsync: 'on',
  full_page_writes: 'on',
};

/** For tests alone: fast, and lost with the power. Many test files share the one server. */
const fleeting: Readonly<Record<string, string>> = {
  max_connections: '300',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/** Given on the command line, so that a cluster made by an older release runs with today's settings. */
export function tuning(durable: boolean): readonly string[] {
  return Object.entries({ ...small, ...(durable ? lasting : fleeting) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}
