// The working screen of both effect tools: the template and its photos at the left, what came of it at the right.
// Each tool puts its own choices into it. It stands at /effects/generate?type=image|video&effect=<id>.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { HiddenTitle } from '#web/ui/base/hidden-title.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { EffectFormProps } from './effect-form-props.ts';
import { EffectWork } from './effect-work.tsx';
import { galleryAddress } from './effect-places.ts';
import type { EffectTool } from './effect-places.ts';
import { EffectsFailed } from './effects-failed.tsx';
import { LoadingEffect } from './loading-effect.tsx';
import { useEffects } from './use-effects.ts';

export function EffectForm<Own extends object>(props: EffectFormProps<Own>) {
  const [params] = useSearchParams();
  const effects = useEffects(TOOL_TYPES[props.tool]);
  if (!effects.data) return <WithoutEffect tool={props.tool} query={effects} />;
  const effect = effects.data.find(({ id }) => id === params.get('effect'));
  return effect ? (
    <EffectWork {...props} effect={effect} effects={effects.data} />
  ) : (
    <UnknownEffect tool={props.tool} />
  );
}

function WithoutEffect({ tool, query }: { tool: EffectTool; query: ReturnType<typeof useEffects> }) {
  const { t } = useTranslation();
  return (
    <>
      <HiddenTitle>{t(`app.tool.${tool}.name`)}</HiddenTitle>
      {query.isError ? <EffectsFailed query={query} /> : <LoadingEffect />}
    </>
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
