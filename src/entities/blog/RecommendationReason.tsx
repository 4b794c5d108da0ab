import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';

/** Renders the reason a blog is recommended (docs/decisions/030). */
export function RecommendationReason({ recommendation }: Pick<BlogRef, 'recommendation'>) {
  const { i18n } = useLingui();
  if (recommendation?.kind === 'followedBy' && recommendation.blogs?.length) {
    const names = listFormat(i18n.locale).format(recommendation.blogs);
    return <Trans>Followed by {names}</Trans>;
  }
  if (recommendation?.kind === 'tag' && recommendation.tag)
    return <Trans>Posts about #{recommendation.tag}</Trans>;
  return <Trans>Many people follow it</Trans>;
}
