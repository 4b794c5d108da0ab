import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PicturePickerButton } from '#src/entities/media/PicturePickerButton.tsx';
import { useUpload } from '#src/entities/media/use-upload.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { FieldGroup } from '#src/shared/ui/FieldGroup.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { COMMUNITY_COLOURS, type CommunityColours } from '../model/new-community.ts';
import type { NewCommunityFormState } from './NameStep.tsx';
import styles from './NewCommunity.module.css';

const CropDialog = lazyLayer(() => import('#src/entities/media/CropDialog.tsx'), 'CropDialog');

type PictureFieldProps = {
  form: NewCommunityFormState;
  field: 'avatar_url' | 'header_url';
  /** Names of the button without and with a picture. */
  labels: readonly [choose: string, change: string];
};

/** Uploads the picture or the header of a new community; the picture is cut to a square first. */
function PictureField({ form, field, labels: [choose, change] }: PictureFieldProps) {
  const { t } = useLingui();
  const [cutting, setCutting] = useState<File>();
  const { upload, busy, error } = useUpload(({ url }) => form.change(field, url));
  const { value, error: refusal } = form.field(field);
  const isSquare = field === 'avatar_url';
  return (
    <div className={styles.fields}>
      <div className={styles.offer}>
        {value ? <img src={value} alt="" className={isSquare ? styles.square : styles.wide} /> : null}
        <PicturePickerButton
          label={value ? change : choose}
          busy={busy}
          busyLabel={t`Uploading`}
          onPick={(file) => (isSquare ? setCutting(file) : void upload(file))}
        />
        {value ? (
          <Button size="small" variant="quiet" onClick={() => form.change(field, '')}>
            {t`Without a picture`}
          </Button>
        ) : null}
      </div>
      {error || refusal ? <ActionError>{error ?? refusal}</ActionError> : null}
      {cutting ? (
        <CropDialog
          file={cutting}
          shape="square"
          onClose={() => setCutting(undefined)}
          onCut={(file) => void upload(file)}
        />
      ) : null}
    </div>
  );
}

/** Second step: pictures and colours. */
export function LooksStep({ form }: { form: NewCommunityFormState }) {
  const { t } = useLingui();
  const names: Record<CommunityColours, string> = {
    plum: t`Plum`,
    rye: t`Rye`,
    leaf: t`Leaf`,
    sand: t`Sand`,
    sea: t`Sea`,
    night: t`Night`,
  };
  const colours = Object.entries(COMMUNITY_COLOURS) as [
    CommunityColours,
    readonly [string, string, string],
  ][];
  return (
    <div className={styles.fields}>
      <p>
        <Trans>Everyone in it sees the page in these colours.</Trans>
      </p>
      <FieldGroup name={t`Its header`}>
        <PictureField
          form={form}
          field="header_url"
          labels={[t`Choose a header`, t`Choose another header`]}
        />
      </FieldGroup>
      <FieldGroup name={t`Its face`}>
        <PictureField
          form={form}
          field="avatar_url"
          labels={[t`Choose a picture`, t`Choose another picture`]}
        />
      </FieldGroup>
      <FieldGroup name={t`Its colours`}>
        <div className={styles.offer}>
          {colours.map(([name, [background, , link]]) => (
            <label key={name} className={styles.hue} style={{ background, color: link }}>
              <input
                type="radio"
                name="colours"
                value={name}
                aria-label={names[name]}
                checked={form.values.colours === name}
                onChange={() => form.change('colours', name)}
              />
              <span aria-hidden="true">Aa</span>
            </label>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}
