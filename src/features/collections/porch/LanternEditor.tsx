import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { AddPart } from '../components/AddPart.tsx';
import { MAX_LANTERNS } from '../model/porch.ts';
import styles from './LanternEditor.module.css';
import type { HungLantern } from './use-arranging.ts';

type LanternEditorProps = { lanterns: readonly HungLantern[]; onChange: (lanterns: HungLantern[]) => void };

/** Lanterns of a porch with their order: blogs that the owner likes to see. */
export function LanternEditor({ lanterns, onChange }: LanternEditorProps) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  return (
    <section className={styles.lanterns}>
      <h2>{t`Lanterns`}</h2>
      <p>
        <Trans>Up to seven blogs. A lantern is lit for whoever has not seen its newest posts.</Trans>
      </p>
      <ol className={styles.list}>
        {lanterns.map((lantern, index) => {
          const { title, href, light } = lantern;
          return (
            <li key={`${href} ${title}`}>
              {light.blog ? <BlogAvatar blog={light.blog} size={32} /> : <Icon name="link" size={20} />}
              <span dir="auto">{title}</span>
              <IconButton
                icon="chevron-left"
                size="small"
                label={t`Hang ${title} one place further left`}
                disabled={index === 0}
                onClick={() => onChange(lanterns.toSpliced(index, 1).toSpliced(index - 1, 0, lantern))}
              />
              <IconButton
                icon="close"
                size="small"
                label={t`Take down ${title}`}
                onClick={() => onChange(lanterns.toSpliced(index, 1))}
              />
            </li>
          );
        })}
      </ol>
      {isAdding ? (
        <AddPart
          kind="blogs"
          label={t`Name of the blog`}
          onAdd={(_uuid, blog) => {
            setAdding(false);
            if (!blog || lanterns.some(({ light }) => light.blog?.uuid === blog.uuid)) return;
            onChange([...lanterns, { title: blog.name, href: paths.blog(blog.name), light: { blog } }]);
          }}
          onClose={() => setAdding(false)}
        />
      ) : (
        <Button
          size="small"
          icon="plus"
          disabled={lanterns.length >= MAX_LANTERNS}
          onClick={() => setAdding(true)}
        >{t`Hang a lantern`}</Button>
      )}
    </section>
  );
}
