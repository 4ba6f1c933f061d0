// What a sandbox of this machine is, as plain data, so that it can be found once and handed to other processes.

/** What was seen to hold, by trying it from within. */
export type Protections = {
  /** No network, not even to this machine. */
  network: boolean;
  /** A file system of its own: the program and its libraries to read, one folder to write, and nothing else. */
  files: boolean;
  /** Our processes cannot be seen, read or ended from within. */
  processes: boolean;
  /** Another user than the one we are. */
  user: boolean;
  /** Bounds of memory, file sizes, open files and processes. */
  limits: boolean;
};

export type Sandbox = {
  /** What shuts the children in: the program of that name, the namespaces of util-linux, limits and users, or nothing. */
  means: 'bubblewrap' | 'unshare' | 'limits' | 'none';
  /** Who the children run as; null = who we are. */
  user: { uid: number; gid: number } | null;
  /** True in a user namespace: for whoever is not root. */
  isNested: boolean;
  /** True where bubblewrap can forbid further user namespaces. */
  isStill: boolean;
  /** Where the programs lie that start it. */
  programs: Readonly<Record<string, string>>;
  holds: Protections;
  /** Why nothing better was found. */
  shortfalls: readonly string[];
};

/** What children of one kind are let near. */
export type SandboxPlace = {
  /** Its secrets and other people's files are what the sandbox is for. */
  dataDir: string;
  /** Inside the data folder; all that the children may write, and where they find the files of their jobs. */
  folder: string;
  /** Folders that they may read as well, wherever those lie. */
  readFolders?: readonly string[];
  /** Of memory that one of them may write to; absent: what the largest image needs. */
  dataBytes?: number;
  /** Programs that they run. Asked at each start of a child: they may be found late. */
  listPrograms?: () => readonly string[];
};

export const NO_PROTECTIONS: Protections = {
  network: false,
  files: false,
  processes: false,
  user: false,
  limits: false,
};

export const NO_SANDBOX: Sandbox = {
  means: 'none',
  user: null,
  isNested: false,
  isStill: false,
  programs: {},
  holds: NO_PROTECTIONS,
  shortfalls: [],
};

/**
 * Who the children of root are. /etc/passwd need not know it, systemd and Debian hand no number of this range out, and
 * no file of the machine belongs to it.
 */
export const SANDBOX_USER = { uid: 61_100, gid: 61_100 };
