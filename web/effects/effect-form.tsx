// The working screen of both effect tools: the template and its photos at the left, what came of it at the right.
//
// A tool's screen is this form with its own choices in it (the whole of one: `tools/image-effect/screen.tsx`):
//   <EffectForm
//     tool="image-effect"
//     contract={imageEffect}
//     readOwn={readOwn}                    // the tool's own choices, from whatever was stored
//     renderOwn={(own) => <Choices … />}     // their fields
//     send={(order, clientToken) => call(postImageEffect, { ...order, client_token: clientToken }, …)}
//   />
// It stands at /effects/generate?type=image|video&effect=<id>.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { LoadingEffect } from './loading-effect.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import type { EffectFormProps } from './effect-form-props.ts';
import { EffectWork } from './effect-work.tsx';
import { galleryAddress } from './effect-places.ts';
import type { EffectTool } from './effect-places.ts';
import { useEffects } from './use-effects.ts';

export function EffectForm<Own extends object>(props: EffectFormProps<Own>) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const effects = useEffects(TOOL_TYPES[props.tool]);
  if (effects.isError) {
    return (
      <ErrorState
        title={t('effects.list_failed')}
        about={effects.error.message}
        retryLabel={t('ui.try_again')}
        onRetry={() => void effects.refetch()}
        isRetrying={effects.isFetching}
      />
    );
  }
  if (effects.isPending) return <LoadingEffect />;
  const effect = effects.data.find(({ id }) => id === params.get('effect'));
  return effect ? (
    <EffectWork {...props} effect={effect} effects={effects.data} />
  ) : (
    <UnknownEffect tool={props.tool} />
  );
}

/** 2010002 of the spec: the template is gone, and the gallery has others. */
function UnknownEffect({ tool }: { tool: EffectTool }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(t('effects.unknown'));
    void navigate(galleryAddress(TOOL_TYPES[tool]), { replace: true });
  }, [navigate, t, tool]);
  return null;
}
