import type { ReasonSentences } from "../reason"

export const en: ReasonSentences = {
  required: "Please fill this in.",
  text_form: "This is too long or holds a character that cannot be sent. Please shorten it.",
  identity_form: "This is not an identity code of your country. Check that no digit is missing.",
  identity_date: "The birth date in this identity code does not exist. Please check the digits.",
  identity_check_digit: "A digit of this identity code is wrong. Please compare it with your document.",
  under_age: "Financing is for people of 18 and over.",
  phone_form: "This is not a full phone number. Please check the digits.",
  phone_country: "Please begin the number with + and the country, such as +48.",
  email_form: "This is not an e-mail address. It looks like name@example.com.",
  amount_form: "Please write an amount in digits, with at most two decimals, such as 1250.50.",
  count_form: "Please write a whole number, such as 0 or 2.",
  choice_unknown: "Please choose one of the answers.",
  date_form: "This day does not exist. Please check it.",
  date_past: "This document is not valid any more. Please use a valid one.",
  country_form: "Please choose a country.",
  iban_form: "This is not an account number. It begins with two letters for the country.",
  iban_length: "This account number is too short or too long. Please check the digits.",
  iban_check_digits: "A digit of this account number is wrong. Please compare it with your bank's.",
}
