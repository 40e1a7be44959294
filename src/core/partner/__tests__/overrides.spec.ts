import { readOverrides } from "../overrides"

describe("a connection's overrides", () => {
  it.each([undefined, null, {}])("are the documented behaviour when nothing is given (%p)", (raw) => {
    expect(readOverrides(raw)).toEqual({
      ok: true,
      value: {
        dialects: {},
        originValue: "redirect_integration",
        sessionForm: null,
        pingPath: null,
        processStatusMayBeAbsent: false,
        applicationNumbers: "text",
        contactKey: "customer_contact",
        confirmationCode: "text",
        confirmationMethod: "PATCH",
        statementNames: {},
        attachmentType: "income_proof_document",
        purchaseMerchantForm: "bare",
        printoutFlag: null,
        payoutAccountKey: null,
        payoutAccountWrapper: null,
        purchaseReferenceFromOrder: true,
        smsSimulatorUrl: null,
        extraBody: {},
      },
    })
  })

  it("change what is given", () => {
    const raw = {
      dialects: { session: "v3" },
      origin_value: null,
      session_form: "nested",
      ping_path: "/v2/ping",
    }
    expect(readOverrides(raw)).toMatchObject({
      value: { dialects: { session: "v3" }, originValue: null, sessionForm: "nested", pingPath: "/v2/ping" },
    })
  })

  it.each([
    [{ orign_value: "x" }, ["orign_value"]],
    [{ dialects: { session: "v4" } }, ["dialects.session"]],
    [{ dialects: { products: "v3" } }, ["dialects.products"]],
    [{ session_form: "both", ping_path: "ping" }, ["session_form", "ping_path"]],
    [{ ping_path: "/ping?x=1" }, ["ping_path"]],
    ["text", ["overrides"]],
    [{ dialects: { returns: "v2", purchase: "v3" } }, ["dialects.purchase", "dialects.returns"]],
    [{ application_numbers: "words", contact_key: "a b" }, ["application_numbers", "contact_key"]],
    [{ confirmation_code: 1, confirmation_method: "PUT" }, ["confirmation_code", "confirmation_method"]],
    [{ statement_names: { bank: "x" } }, ["statement_names.bank"]],
    [
      { payout_account_key: "", purchase_merchant_form: true },
      ["purchase_merchant_form", "payout_account_key"],
    ],
    [{ sms_simulator_url: "http://example.com/sms" }, ["sms_simulator_url"]],
    [{ purchase_reference_from_order: "yes" }, ["purchase_reference_from_order"]],
    [{ extra_body: { withdrawal: "x", approval: {} } }, ["extra_body.withdrawal", "extra_body.approval"]],
    [{ extra_body: { withdrawal: { text: "x".repeat(5000) } } }, ["extra_body.withdrawal"]],
  ])("are refused by name: %j", (raw, problems) => {
    expect(readOverrides(raw)).toEqual({ ok: false, error: problems })
  })
})
