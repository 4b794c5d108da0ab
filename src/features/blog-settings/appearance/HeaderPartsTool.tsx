import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogAppearance } from '#src/entities/blog/appearance.ts';
import styles from '#src/entities/media/media-tools.module.css';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import type { AppearanceEditor } from './use-appearance-editor.ts';

type HeaderPart = 'showHeaderImage' | 'showAvatar' | 'showTitle' | 'showDescription';

/** Tool for the visible parts of the blog's header. */
export function HeaderPartsTool({ editor: { look, set } }: { editor: AppearanceEditor }) {
  const { t } = useLingui();
  const parts: readonly (readonly [HeaderPart, string])[] = [
    ['showHeaderImage', t`Header picture`],
    ['showAvatar', t`Avatar`],
    ['showTitle', t`The title`],
    ['showDescription', t`Description`],
  ];
  return (
    <section className={styles.tool} aria-labelledby="look-shown">
      <h2 id="look-shown" className={styles.title}>
        <Trans>Visible parts</Trans>
      </h2>
      {parts.map(([part, label]) => (
        <Checkbox
          key={part}
          look="switch"
          label={label}
          checked={look[part]}
          onChange={({ target }) => {
            const changes: Partial<BlogAppearance> = { [part]: target.checked };
            set(changes, part);
          }}
        />
      ))}
    </section>
  );
}
