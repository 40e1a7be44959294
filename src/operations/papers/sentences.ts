import { PAPER_REFUSALS } from "../../core/partner/paper-offers"
import { FILE_SENTENCES } from "./checked-files"

/** Why something about papers was not done, for the merchant; the reason words are the keys. */
export const PAPER_SENTENCES: Readonly<Record<string, string>> = {
  ...PAPER_REFUSALS,
  ...FILE_SENTENCES,
  iban_form: "This is not an IBAN: two letters, two digits, then the account. Nothing was sent.",
  iban_length: "The IBAN is too short or too long for its country. Nothing was sent.",
  iban_check_digits:
    "The check digits of the IBAN do not fit: there is a typing mistake in it. Nothing was sent.",
  payout_account_not_changed:
    "The service did not answer, and the contract still shows the account of before. Try again.",
  payout_account_unclear:
    "The service did not answer, and whether it has the account is not known. Refresh the financing, look at the last four characters of the account, then try again if they are not yours.",
  contract_unreadable: "The contract could not be read, so nothing was sent. Try again in a few minutes.",
  printout_not_a_file:
    "The service answered something that is not a PDF, so it is not handed on. Try again later.",
  paper_not_sent: "Something in it does not fit, so nothing was sent.",
  order_not_placed_yet:
    "There is no order yet to take the items from. Name the items, or wait for the order.",
  order_item_not_known: "One of the items named is not in the order. Nothing was sent.",
  nothing_to_write: "Nothing was given that could be changed.",
  purchase_not_named: "The service does not name this purchase, so its merchant cannot be written to it.",
  merchant_unclear:
    "The service did not answer. Whether it has the merchant is not known, and it is not sent again by itself: ask the service, or send it again.",
  files_missing: "No file was sent. Choose at least one.",
  form_not_readable: "The files did not arrive whole. Nothing was sent to the service; choose them again.",
  attachments_unclear:
    "The service did not answer. Whether it has the files is not known, and they are not sent again by themselves: refresh the financing in a minute, and choose them again if it still waits for them.",
}
