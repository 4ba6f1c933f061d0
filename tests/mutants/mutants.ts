// Mistakes that somebody could make in what keeps tasks, points and files together: one line each, and the test that has to
// notice it. `run-mutants.ts` tries them all by hand; a few are tried by mutants.db.test.ts.

export type Mutant = {
  /** What is wrong with it. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  test: { project: 'db' | 'unit'; file: string; title: string };
};

const db = (file: string, title: string): Mutant['test'] => ({ project: 'db', file, title });
const unit = (file: string, title: string): Mutant['test'] => ({ project: 'unit', file, title });

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'client_token ignored',
    file: 'server/task/create-task.ts',
    from: '  if (!click) return undefined;',
    to: '  if (click !== null) return undefined;',
    test: db(
      'server/task/create-task.db.test.ts',
      'makes a click happen once, though it comes twenty times at once',
    ),
  },
  {
    name: 'client_token not stored',
    file: 'server/task/create-task.ts',
    from: 'click: token === null ? null : { token, inputHash, answer },',
    to: 'click: null,',
    test: db(
      'tests/conformance/cut-networks.db.test.ts',
      'makes one task and one charge of a post whose answer never came, when it is sent again',
    ),
  },
  {
    name: 'client_token good for another input',
    file: 'server/task/create-task.ts',
    from: 'if (click.inputHash !== inputHash) {',
    to: 'if (click.inputHash === null) {',
    test: db('server/task/create-task.db.test.ts', '[§8.4] refuses a click that was used for another input'),
  },
  {
    name: 'read-then-write balance',
    file: 'server/database/lock-user.ts',
    from: "${sql.placeholder('userId')} for no key update`",
    to: "${sql.placeholder('userId')}`",
    test: db(
      'server/task/create-task.db.test.ts',
      '[§8.2] lets one of fifty posts through when the points are enough for one',
    ),
  },
  {
    name: 'group that locks nobody',
    file: 'server/database/lock-user.ts',
    from: '    for no key update skip locked`',
    to: '    `',
    test: db(
      'server/task/make-tasks.db.test.ts',
      'makes nobody wait for a user whom somebody else has locked',
    ),
  },
  {
    name: 'group that fails with one of it',
    file: 'server/task/make-tasks.ts',
    from: 'if (SOMEBODYS_FAULT.test(readErrorCode(cause)))',
    to: 'if (readErrorCode(cause) === null)',
    test: db(
      'server/task/make-tasks.db.test.ts',
      'makes the others where the database cannot bear what one of them asks',
    ),
  },
  {
    name: 'one job for a group',
    file: 'server/task/make-tasks.ts',
    from: 'toWrite.map(() => null)',
    to: '[null]',
    test: db(
      'server/task/make-tasks.db.test.ts',
      'makes those of one moment in one transaction, each with its price, its job and its answer',
    ),
  },
  {
    name: 'task without its charge',
    file: 'server/points/charge-task.ts',
    from: 'spending.buckets.push(bucket.id);\n    spending.amounts.push(taken);',
    to: '',
    test: db('server/task/create-task.db.test.ts', '[§7.6] takes the points and answers as the wire says'),
  },
  {
    name: 'spends points that have expired',
    file: 'server/points/charge-task.ts',
    from: 'const spendable = held.filter(({ isExpired }) => !isExpired).map((bucket) => ({ ...bucket }));',
    to: 'const spendable = held.map((bucket) => ({ ...bucket }));',
    test: db('server/points/points.db.test.ts', 'spends what is good, and not what has expired beside it'),
  },
  {
    name: 'refund without its unique key',
    file: 'server/database/migrations/0000_first.sql',
    from: 'CREATE UNIQUE INDEX "ledger_task"',
    to: 'CREATE INDEX "ledger_task"',
    test: db(
      'server/points/points.db.test.ts',
      'is refused by the database when a task would move a bucket twice',
    ),
  },
  {
    name: 'failure without its refund',
    file: 'server/task/fail-task.ts',
    from: "const points = await refundTask(tx, { userId: task.user_id, taskId: task.id, points: 'all' });",
    to: 'const points = 0;',
    test: db(
      'server/worker/start-worker.db.test.ts',
      '[§4.1] gives all points back when the engine fails, and keeps its reason',
    ),
  },
  {
    name: 'failure of what has ended',
    file: 'server/task/fail-task.ts',
    from: 'inArray(tasks.status, [...failed.from]),',
    to: '',
    test: db(
      'server/worker/run/races-to-the-end.db.test.ts',
      'lets a task end once, whatever is done to it at the same time',
    ),
  },
  {
    name: 'fence not compared by a failure',
    file: 'server/task/fail-task.ts',
    from: 'failed.fence === undefined ? undefined : eq(tasks.fence, failed.fence),',
    to: '',
    test: db(
      'server/worker/run/claim-task.db.test.ts',
      'gives a task away only after its lease, and the first worker changes nothing any more',
    ),
  },
  {
    name: 'fence not compared by a worker',
    file: 'server/worker/run/update-claimed.ts',
    from: 'eq(tasks.fence, claim.fence), ',
    to: '',
    test: db(
      'server/worker/run/claim-task.db.test.ts',
      'gives a task away only after its lease, and the first worker changes nothing any more',
    ),
  },
  {
    name: 'completion of what has ended',
    file: 'server/worker/run/update-claimed.ts',
    from: ', eq(tasks.status, TASK_STATUS.processing)',
    to: '',
    test: db('server/worker/start-worker.db.test.ts', 'lets go of a task that was ended behind its back'),
  },
  {
    name: 'lease that ends by the clock of the process',
    file: 'server/worker/run/claim-task.ts',
    from: 't.lease_until < now())',
    to: 't.lease_until < ${new Date().toISOString()}::timestamptz)',
    test: db(
      'server/worker/run/wrong-clock.db.test.ts',
      'of a worker claims for thirty seconds, and of a sweep ends nothing early',
    ),
  },
  {
    name: 'attempt not counted at the claim',
    file: 'server/worker/run/claim-task.ts',
    from: 'attempts: sql`${tasks.attempts} + 1`,',
    to: '',
    test: db(
      'server/worker/run/claim-task.db.test.ts',
      'gives a task up that has taken five workers with it',
    ),
  },
  {
    name: 'more at a time than the plan lets',
    file: 'server/worker/run/claim-task.ts',
    from: 'const lock = sql`pg_try_advisory_xact_lock(${CLAIM_LOCK}, (${userId}::bigint % 2147483647)::int)`;',
    to: 'const lock = sql`(${CLAIM_LOCK}::bigint = ${CLAIM_LOCK}::bigint)`;',
    test: db(
      'server/worker/run/claim-task.db.test.ts',
      'claims nothing for a user for whom another worker is claiming',
    ),
  },
  {
    name: 'attempt counted for a worker that ends in order',
    file: 'server/worker/run/run-task.ts',
    from: 'const given = { attempts: task.attempts - 1, ...values };',
    to: 'const given = { ...values };',
    test: db(
      'server/worker/start-worker.db.test.ts',
      'counts no attempt for a worker that ends in order, however often',
    ),
  },
  {
    name: 'full disk counted as an attempt',
    file: 'server/worker/run/run-task.ts',
    from: 'isDiskFault(error) || isDatabaseFault(error)',
    to: 'isDatabaseFault(error)',
    test: db(
      'server/worker/run/full-disk.db.test.ts',
      'of the media costs a task its time, no attempt and no point, and keeps no half of a file',
    ),
  },
  {
    name: 'media rows before their files',
    file: 'server/media/store-image.ts',
    from: 'const stored = await storage.put(`${options.name}.png`, Readable.from([writePngText(png, options.text)]));',
    to: "const stored = { key: `${options.name}.png`, bytes: png.length, sha256: '' };\n  setTimeout(() => storage.put(stored.key, Readable.from([writePngText(png, options.text)])), 500);",
    test: db(
      'server/worker/start-worker.db.test.ts',
      '[§4.1] makes the images, stores them and says what was understood',
    ),
  },
  {
    name: 'files of a finished task removed when its answer was lost',
    file: 'server/worker/run/finish-task.ts',
    from: 'return stored[0] !== undefined && (await db.$count(media, eq(media.key, stored[0].key))) > 0;',
    to: 'return false;',
    test: db(
      'server/worker/start-worker.db.test.ts',
      'keeps what was made when the answer to the last commit is lost',
    ),
  },
  {
    name: 'paid engine asked twice',
    file: 'server/worker/run/obtain-run.ts',
    from: "if (found === 'cannot-tell' && engine.traits.isPaid) {",
    to: "if (found === 'not-submitted' && engine.traits.isPaid) {",
    test: db(
      'server/worker/start-worker.db.test.ts',
      'holds what a paid engine may have been asked already, and does not ask again',
    ),
  },
  {
    name: 'half of a file under its name',
    file: 'server/adapters/storage-disk.ts',
    from: 'const temporary = `${file}.${randomUUID()}${TEMPORARY}`;\n  const hash',
    to: 'const temporary = file;\n  const hash',
    test: unit(
      'server/adapters/storage-disk.test.ts',
      'has nothing under its name of a file whose writer was killed in the middle, and sweeps the half',
    ),
  },
  {
    name: 'half of a file left on a full disk',
    file: 'server/adapters/storage-disk.ts',
    from: 'await rm(temporary, { force: true }).catch(() => {}); // the sweep finds it',
    to: '',
    test: db(
      'server/worker/run/full-disk.db.test.ts',
      'of the media costs a task its time, no attempt and no point, and keeps no half of a file',
    ),
  },
  {
    name: 'bucket believed when it says that it has the bytes',
    file: 'server/adapters/storage-s3.ts',
    from: 'if (found && (isOthers || found.ContentLength === bytes)) return;',
    to: 'if (found) return;',
    test: unit(
      'server/adapters/storage-s3.test.ts',
      'throws away what a store took in part, though it says that all is well',
    ),
  },
  {
    name: 'signature of a payment event not compared',
    file: 'server/adapters/sandbox/sign-webhook.ts',
    from: 'if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) {',
    to: 'if (ours.length !== theirs.length) {',
    test: db('server/billing/at-once.db.test.ts', 'refuses webhooks that are forged, changed or old'),
  },
  {
    name: 'no rest for an engine that is away',
    file: 'server/worker/engines/breaker.ts',
    from: 'isResting: (id) => (records.get(id)?.until ?? 0) > now(),',
    to: 'isResting: () => false,',
    test: db(
      'server/worker/run/fall-back.db.test.ts',
      'lets an engine rest that cannot be reached three times',
    ),
  },
  {
    name: 'ready until the door closes',
    file: 'server/monitor/check-ready.ts',
    from: '...(isDraining ? { serving: false } : {})',
    to: '',
    test: db('server/monitor/check-ready.db.test.ts', 'is taken back before the door closes'),
  },
  {
    name: 'silent network waited for',
    file: 'server/database/describe-connection.ts',
    from: "if (Reflect.get(this, 'readyForQuery') !== true) this.#socket().destroy();",
    to: '',
    test: db(
      'tests/conformance/cut-networks.db.test.ts',
      'bears a database that falls silent: says 503 in time, and serves on when it is back',
    ),
  },
];

/** Throws where the line is not there any more, or more than once. */
export function mutate({ name, file, from, to }: Mutant, source: string): string {
  const places = source.split(from).length - 1;
  if (places !== 1) throw new Error(`${name}: ${file} has ${places} times: ${from}`);
  return source.replace(from, () => to);
}
