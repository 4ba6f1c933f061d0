// A reporter that prints what the page showed when a test failed: whoever reads the output may have nothing else of it.
import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class PrintPage implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    const file = attachments.find(({ name }) => name === 'error-context')?.path;
    // The page stands in a block of YAML, under one heading or another.
    const [, page = ''] = file ? (/^```yaml\n(.*?)^```$/ms.exec(readFileSync(file, 'utf8')) ?? []) : [];
    if (page) console.log(`──── ${title} ────\n${page.trim()}`);
  }
}
