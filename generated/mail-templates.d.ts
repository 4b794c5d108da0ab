// Written by `npm run generate` from openapi/. Do not edit.

export { listMailKinds, mailFixture, renderMail } from '#server/mail/templates/render-mail.tsx';
