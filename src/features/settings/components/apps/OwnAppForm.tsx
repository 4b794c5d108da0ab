import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  getCreateOauthClientMutationOptions,
  getEditOauthClientMutationOptions,
} from '#generated/hooks/apps/apps.ts';
import type { OAuthClient } from '#generated/zod/oAuthClient.zod.ts';
import type { OAuthClientRequest } from '#generated/zod/oAuthClientRequest.zod.ts';
import type { AppearancePicture } from '#src/entities/blog/appearance.ts';
import styles from '#src/entities/settings/SettingsForm.module.css';
import { callWith } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { linesOf, ownAppSchema, ownAppValues, tidyOwnApp } from '../../model/own-app.ts';
import { AppIconField } from './AppIconField.tsx';

type OwnAppFormProps = {
  /** The app that is edited; undefined for a new one. */
  app?: OAuthClient;
  onDone: (app: OAuthClient) => Promise<void> | void;
  onClose: () => void;
};

/** Form that registers or edits an app. */
export function OwnAppForm({ app, onDone, onClose }: OwnAppFormProps) {
  const { t } = useLingui();
  const [keepsSecret, setKeepsSecret] = useState(app?.confidential ?? true);
  // Undefined leaves the icon unchanged.
  const [icon, setIcon] = useState<AppearancePicture | null>();
  const clientId = app?.clientId;
  const change = callWith(getEditOauthClientMutationOptions, (data: OAuthClientRequest) => ({
    clientId: clientId ?? '',
    data,
  }));
  const register = callWith(getCreateOauthClientMutationOptions, (data: OAuthClientRequest) => ({ data }));
  const form = useContractForm({
    schema: ownAppSchema,
    initial: ownAppValues(app),
    normalize: tidyOwnApp,
    fieldErrorText: {
      name: { missing: t`Your app needs a name.` },
      website: { missing: t`Enter the website of the app.`, malformed: t`This is not a web address.` },
      redirect_uris: { missing: t`Enter a redirect address.` },
    },
    call: clientId === undefined ? register : change,
    request: ({ redirect_uris, ...said }) => ({
      ...said,
      redirect_uris: linesOf(redirect_uris),
      confidential: keepsSecret,
      ...(icon === undefined ? {} : { icon_media_key: icon?.key ?? null }),
    }),
    write: { onSuccess: ({ response }) => onDone(response.client) },
    errorText: { unknown: t`Your change was not saved. Try again.` },
  });
  return (
    <ContractForm form={form} className={styles.form}>
      <TextField {...form.field('name')} label={t`Name`} autoComplete="off" />
      <TextArea
        {...form.field('description')}
        label={t`Description`}
        hint={t`A sentence or two. Members read it before they give the app access.`}
      />
      <TextField
        {...form.field('website')}
        label={t`Website`}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <TextArea
        {...form.field('redirect_uris')}
        label={t`Redirect addresses`}
        hint={t`One address per line: https, http on your own computer, or a scheme such as org.example.app:/back.`}
        autoCapitalize="none"
        spellCheck={false}
      />
      <AppIconField url={icon === undefined ? app?.icon?.url : icon?.url} onChange={setIcon} />
      <Checkbox
        label={t`The app runs on a server and can keep a secret`}
        hint={t`Only for apps on a server. Leave it unchecked for apps in a browser, on a phone or on a desktop.`}
        checked={keepsSecret}
        onChange={({ target }) => setKeepsSecret(target.checked)}
      />
      <FormMessages messages={form.messages} />
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" loading={form.busy}>
          {clientId === undefined ? t`Register it` : t`Save`}
        </Button>
      </div>
    </ContractForm>
  );
}
