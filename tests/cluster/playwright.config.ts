// The story of the browser on many machines, by hand (docs/deploying.md): three API processes and two workers behind nginx,
// one PostgreSQL, one store of S3, and processes killed while it plays.
import path from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config.ts';

process.env.TEST_CASES ??= 'all';
const PROJECT = path.join(import.meta.dirname, '..', '..');

export default defineConfig({
  ...usual,
  testDir: path.join(PROJECT, 'tests/browser'),
  testMatch: 'whole-story.spec.ts',
  globalSetup: './open-cluster.ts',
  outputDir: path.join(PROJECT, 'test-results'),
  reporter: [['list'], [path.join(PROJECT, 'tests/browser/print-page.ts')]],
  workers: 2,
});
