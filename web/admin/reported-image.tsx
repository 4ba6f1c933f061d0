// The image or video that was reported, whole.
import type { AdminReport } from '#contract/admin.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';

type ReportedImageProps = { report: AdminReport; className?: string | undefined };

export function ReportedImage({ report, className }: ReportedImageProps) {
  const { kind, url, thumb, title } = report;
  return (
    <div className={className}>
      {url === '' ? (
        <EmptyFrame ratio={1} />
      ) : kind === 'video' ? (
        <video src={url} poster={thumb} controls muted loop playsInline aria-label={title} />
      ) : (
        <img src={url} alt={title} />
      )}
    </div>
  );
}
