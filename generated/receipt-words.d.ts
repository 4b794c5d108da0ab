// Written by `npm run generate` from openapi/. Do not edit.

export { type ReceiptWords, receiptWordsIn } from '#server/modules/payments/receipts/words/receipt-words.ts';
