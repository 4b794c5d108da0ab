import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TagRibbonElement } from '#generated/zod/tagRibbonElement.zod.ts';
import { Frame } from '#src/entities/elements/Frame.tsx';
import { paths } from '#src/paths/paths.ts';
import { uniqueBy } from '#src/shared/lib/lists/paged-list.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './elements.module.css';

/** Renders tags that hang on one horizontal thread; a tied knot marks those with new posts. */
export function TagRibbon({ element: { title, tags } }: { element: TagRibbonElement }) {
  const { t } = useLingui();
  return (
    <Frame label={title ?? t`Tags`}>
      <ul className={styles.ribbon}>
        {uniqueBy(tags, ({ name }) => name).map(({ name, newPostsCount }) => (
          <li key={name}>
            <AppLink
              to={paths.tagged(name)}
              className={styles.ribbonTag}
              data-new={newPostsCount ? '' : undefined}
            >
              <b className={styles.name} dir="auto">
                #{name}
              </b>
              <small className={styles.small}>
                {newPostsCount ? (
                  <Plural value={newPostsCount} one="# new" other="# new" />
                ) : (
                  <Trans>nothing new</Trans>
                )}
              </small>
            </AppLink>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
