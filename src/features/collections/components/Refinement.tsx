import { Trans, useLingui } from '@lingui/react/macro';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import { useTypeNames } from '#src/entities/post/collections/use-type-names.ts';
import { Select } from '#src/shared/ui/Select.tsx';
import styles from './AddColumn.module.css';

/** Which posts of its source a column shows, and as what. */
export type Refined = Pick<PatioColumn, 'types' | 'filter' | 'sort' | 'layout' | 'isPictures'>;

const TYPES = ['text', 'photo', 'quote', 'link', 'chat', 'audio', 'video', 'answer'] as const;
const FILTERS = ['all', 'originals', 'unseen'] as const;
const SORTS = ['newest', 'popular'] as const;
const LAYOUTS = ['list', 'grid', 'masonry'] as const;

type RefinementProps = { refined: Refined; onChange: (refined: Refined) => void };

/** End of the sentence of a column: which posts, in which order, and as what. */
export function Refinement({ refined, onChange }: RefinementProps) {
  const { t } = useLingui();
  const typeNames = useTypeNames();
  const { types = [], filter = 'all', sort = 'newest', layout = 'list' } = refined;
  const filters = { all: t`all posts`, originals: t`posts without reblogs`, unseen: t`posts not seen yet` };
  const sorts = { newest: t`the newest first`, popular: t`the most liked first` };
  const layouts = { list: t`a list`, grid: t`a grid`, masonry: t`pictures without words` };
  const [type = ''] = types;
  return (
    <p className={styles.sentence}>
      <Trans>Show</Trans>{' '}
      <Select
        aria-label={t`Which posts`}
        value={filter}
        onChange={({ target }) =>
          onChange({ ...refined, filter: FILTERS.find((one) => one === target.value) ?? 'all' })
        }
      >
        {FILTERS.map((one) => (
          <option key={one} value={one}>
            {filters[one]}
          </option>
        ))}
      </Select>{' '}
      <Select
        aria-label={t`Only posts of this kind`}
        value={type}
        onChange={({ target }) => {
          const kind = TYPES.find((one) => one === target.value);
          const { types: _, ...others } = refined;
          onChange(kind ? { ...others, types: [kind] } : others);
        }}
      >
        <option value="">{t`of every kind`}</option>
        {TYPES.map((one) => (
          <option key={one} value={one}>
            {typeNames[one]}
          </option>
        ))}
      </Select>{' '}
      <Select
        aria-label={t`In which order`}
        value={sort}
        onChange={({ target }) =>
          onChange({ ...refined, sort: SORTS.find((one) => one === target.value) ?? 'newest' })
        }
      >
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {sorts[one]}
          </option>
        ))}
      </Select>{' '}
      <Trans>as</Trans>{' '}
      <Select
        aria-label={t`Show as`}
        value={layout}
        onChange={({ target }) => {
          const chosen = LAYOUTS.find((one) => one === target.value) ?? 'list';
          onChange({ ...refined, layout: chosen, isPictures: chosen === 'masonry' });
        }}
      >
        {LAYOUTS.map((one) => (
          <option key={one} value={one}>
            {layouts[one]}
          </option>
        ))}
      </Select>
    </p>
  );
}
