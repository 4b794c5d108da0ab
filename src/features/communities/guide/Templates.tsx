import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ModerationTemplate } from '#generated/zod/moderationTemplate.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { templatesQuery, useDeleteTemplate } from '../data/templates.ts';
import styles from './Guide.module.css';

const TemplateDialog = lazyLayer(() => import('./TemplateDialog.tsx'), 'TemplateDialog');

/** Maximum number of templates of a community. */
const MAX_TEMPLATES = 50;

/** Notices to authors that are worded once and used again, the most used first. */
export function Templates({ community, canChange }: { community: Community; canChange: boolean }) {
  const { t } = useLingui();
  const { name, rules } = community;
  const { data: templates, error, refetch } = useQuery(templatesQuery(name));
  const removing = useDeleteTemplate();
  const [open, setOpen] = useState<{ template?: ModerationTemplate }>();
  return (
    <section className={styles.card} aria-labelledby="guide-templates">
      <h2 id="guide-templates">
        <Trans>Words to use again</Trans>
      </h2>
      {error && !templates ? (
        <ErrorState onRetry={() => void refetch()}>{t`The templates could not be loaded.`}</ErrorState>
      ) : templates ? (
        <ul className={styles.templates} aria-label={t`Templates`}>
          {templates.map((template) => {
            const { id, title, message, usedCount, ruleId } = template;
            const place = rules.find((rule) => rule.id === ruleId)?.position;
            return (
              <li key={id}>
                <b dir="auto">{title}</b>
                <q dir="auto">{message}</q>
                <small>
                  <Plural value={usedCount} one="Used # time" other="Used # times" />
                  {place ? <span>{t`Rule ${place}`}</span> : null}
                </small>
                {canChange ? (
                  <span className={styles.acts}>
                    <Button
                      size="small"
                      className={styles.tall}
                      aria-label={t`Change: ${title}`}
                      onClick={() => setOpen({ template })}
                    >{t`Change`}</Button>
                    <Button
                      size="small"
                      variant="quiet"
                      className={styles.tall}
                      aria-label={t`Delete: ${title}`}
                      onClick={() => void removing.write({ community: name, templateId: id })}
                    >{t`Delete`}</Button>
                  </span>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : (
        <RowSkeleton />
      )}
      {templates?.length === 0 ? (
        <p className={styles.muted}>
          <Trans>None yet. A notice that you wrote well once can be used again.</Trans>
        </p>
      ) : null}
      {canChange && templates && templates.length < MAX_TEMPLATES ? (
        <div className={styles.acts}>
          <Button icon="plus" className={styles.tall} onClick={() => setOpen({})}>{t`Add a template`}</Button>
        </div>
      ) : null}
      {open ? (
        <TemplateDialog community={community} template={open.template} onClose={() => setOpen(undefined)} />
      ) : null}
    </section>
  );
}
