// Tries once for a whole test run which sandbox this machine allows, as main.ts does for its processes (vitest's global setup).
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { findSandbox } from '#server/children/find-sandbox.ts';
import type { Sandbox } from '#server/children/sandbox.ts';
import { readConfig } from '#server/config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sandbox: Sandbox;
  }
}

export function setup(project: TestProject): void {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-sandbox-'));
  try {
    project.provide('sandbox', findSandbox(readConfig({ DATA_DIR: dataDir })));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
