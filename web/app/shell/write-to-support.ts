// Opens an email to the people of this product in the mail program of the reader.
import { siteConfig } from '#contract/site.ts';
import { call } from '#web/api/call.ts';

export async function writeToSupport(): Promise<void> {
  try {
    const { support_email } = await call(siteConfig, {}, { extractData: true, needToken: false });
    location.assign(`mailto:${support_email}`);
  } catch {
    // The call has said why.
  }
}
