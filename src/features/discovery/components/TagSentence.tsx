import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/paths/paths.ts';
import { trendingTagsQuery } from '#src/shared/api/read/suggestions.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { OVERVIEW_TAG_COUNT, SENTENCE_TAG_COUNT } from '../data/trending.ts';
import styles from './TagSentence.module.css';

/** Number of tags before "more quietly". */
const LOUD_TAG_COUNT = 5;
/** Ranks from which on the name of a tag is one step smaller. */
const STEP_RANKS = [1, 3, 5];

/** Names of tags as the language lists them. `from` is the rank of the first. */
function TagNames({ names, from = 0 }: { names: readonly string[]; from?: number }) {
  const { i18n } = useLingui();
  let rank = from - 1;
  return listFormat(i18n.locale)
    .formatToParts(names)
    .map(({ type, value }, index) => {
      if (type === 'literal') return value;
      rank += 1;
      const step = STEP_RANKS.filter((first) => rank >= first).length;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
        <AppLink key={index} to={paths.tagged(value)} className={styles.tag} data-step={step} dir="auto">
          #{value}
        </AppLink>
      );
    });
}

/** One sentence of what people write about: the larger a tag, the more of the trending posts have it. */
export function TagSentence() {
  const { data } = useQuery(trendingTagsQuery(OVERVIEW_TAG_COUNT));
  const names = data?.slice(0, SENTENCE_TAG_COUNT).map(({ name }) => name) ?? [];
  const [loud, quiet] = [names.slice(0, LOUD_TAG_COUNT), names.slice(LOUD_TAG_COUNT)];
  if (loud.length === 0) return null;
  return (
    <p className={styles.sentence}>
      {quiet.length === 0 ? (
        <Trans>
          People are on about <TagNames names={loud} />.
        </Trans>
      ) : (
        <Trans>
          People are on about <TagNames names={loud} />, and, more quietly,{' '}
          <TagNames names={quiet} from={LOUD_TAG_COUNT} />.
        </Trans>
      )}
    </p>
  );
}
