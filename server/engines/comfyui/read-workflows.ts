// All workflows there are: the operator's own first, then the shipped ones.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readWorkflow } from './read-workflow.ts';
import type { Workflow } from './workflow.ts';

export const SHIPPED_WORKFLOWS = path.join(import.meta.dirname, 'workflows');

export type ReadWorkflows = {
  /** In the order in which they are tried: by file name, those of an earlier folder first. */
  workflows: Workflow[];
  /** Files that cannot be used, with what is wrong with each. */
  faults: { file: string; faults: string[] }[];
};

/** An id that is there again in a later folder is left out: so an operator replaces a shipped workflow. */
export async function readWorkflows(folders: readonly string[]): Promise<ReadWorkflows> {
  const found: ReadWorkflows = { workflows: [], faults: [] };
  const folderOfId = new Map<string, string>();
  for (const folder of folders) {
    for (const file of await listFiles(folder, found)) {
      const { workflow, faults } = readWorkflow(await readFile(path.join(folder, file), 'utf8'));
      if (!workflow) {
        found.faults.push({ file: path.join(folder, file), faults });
        continue;
      }
      const earlier = folderOfId.get(workflow.id);
      if (earlier === folder) {
        found.faults.push({
          file: path.join(folder, file),
          faults: [`The id ${workflow.id} is there twice.`],
        });
      }
      if (earlier !== undefined) continue;
      folderOfId.set(workflow.id, folder);
      found.workflows.push(workflow);
    }
  }
  return found;
}

async function listFiles(folder: string, found: ReadWorkflows): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  } catch (error) {
    const reason = `The folder cannot be read: ${(error as Error).message}.`;
    found.faults.push({ file: folder, faults: [reason] });
    return [];
  }
}
