import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { AnswertimeCtaElement } from '#generated/zod/answertimeCtaElement.zod.ts';
import { safePageUrl } from '#src/domain/post/links.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { Line } from '#src/entities/elements/Frame.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { AnswertimeStart } from '../components/AnswertimeStart.tsx';
import styles from './elements.module.css';

/** Renders an invitation to an answertime: blog, topic, time. */
export function AnswertimeCta({ element }: { element: AnswertimeCtaElement }) {
  const { t } = useLingui();
  const { blog, title, text, href, accentColor, live } = element;
  const address = safePageUrl(href);
  return (
    <Line
      label={t`Answertime: ${title}`}
      lead={<BlogAvatarLink blog={blog} size={44} />}
      stacks
      actions={
        address === undefined ? null : (
          <ButtonLink href={address} size="small" variant="secondary">
            {live ? <Trans>See the answers</Trans> : <Trans>Look</Trans>}
          </ButtonLink>
        )
      }
    >
      <b className={styles.answertime} style={{ '--dye': accentColor } as CSSProperties} dir="auto">
        {title}
      </b>
      <small className={styles.small}>
        <AnswertimeStart live={live} startDate={element.startDate} />
        {text ? (
          <>
            {' · '}
            <span dir="auto">{text}</span>
          </>
        ) : null}
      </small>
    </Line>
  );
}
