import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { limits } from '#generated/limits.ts';
import { useTypedValue } from '#src/shared/hooks/use-typed-value.ts';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useUpload } from '../surface/composer-context.ts';
import { addressOf } from '../surface/picture-source.ts';
import styles from './AltField.module.css';
import type { AltTexts } from './use-alt-texts.ts';

type OpenFieldProps = { picture: NonNullable<AltTexts['picture']>; descriptions: AltTexts };

function OpenField({ picture, descriptions }: OpenFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { localId, altText, block } = picture;
  const source = useUpload(localId)?.previewUrl ?? addressOf(block);
  const typed = useTypedValue(altText, descriptions.say);
  const next = descriptions.missing.find((other) => other !== localId);

  useEffect(() => {
    field.current?.focus();
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape belongs to the field wherever the focus is within
    <div
      className={styles.field}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return;
        event.stopPropagation();
        descriptions.finish();
      }}
    >
      {source ? <img className={styles.thumb} src={source} alt="" /> : null}
      <div className={styles.words}>
        <label htmlFor={id}>{t`What does this picture show?`}</label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          maxLength={limits.altTextLength}
          placeholder={t`For people who cannot see it`}
          {...typed}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || isComposingKey(event.nativeEvent)) return;
            event.preventDefault();
            descriptions.finish();
          }}
        />
      </div>
      <div className={styles.actions}>
        {next ? (
          <Button size="small" variant="quiet" onClick={() => descriptions.open(next)}>
            {t`Next picture`}
          </Button>
        ) : null}
        <Button size="small" onClick={descriptions.finish}>
          {t`Done`}
        </Button>
      </div>
    </div>
  );
}

/**
 * Alt text field for images, opened by the alt button on an image. While it is closed, a reminder lists the images
 * without alt text; a missing alt text never prevents posting.
 */
export function AltField({ descriptions, disabled }: { descriptions: AltTexts; disabled: boolean }) {
  const { picture, missing, open } = descriptions;
  if (picture && !disabled)
    return <OpenField key={picture.localId} picture={picture} descriptions={descriptions} />;
  const [first] = missing;
  if (first === undefined || disabled) return null;
  return (
    <p className={styles.reminder}>
      <Plural
        value={missing.length}
        one="A picture has no description for people who cannot see it."
        other="# pictures have no description for people who cannot see them."
      />{' '}
      <button type="button" onClick={() => open(first)}>
        <Plural value={missing.length} one="Describe it" other="Describe them" />
      </button>
    </p>
  );
}
