/** A right that a role may have, where Medusa's role-based access is switched on. */
export interface Permission {
  readonly name: string
  readonly resource: string
  readonly operation: string
  readonly description: string
}

export const PERMISSIONS = {
  read: {
    name: "ReadFinancing",
    resource: "financing",
    operation: "read",
    description: "See financings, their history and papers, and read the service again",
  },
  update: {
    name: "UpdateFinancing",
    resource: "financing",
    operation: "update",
    description: "Send purchase data, items, the merchant and attachments",
  },
  approve: {
    name: "ApproveFinancing",
    resource: "financing",
    operation: "approve",
    description: "Approve a financing: the goods go out",
  },
  return: {
    name: "ReturnFinancing",
    resource: "financing",
    operation: "return",
    description: "Cancel, withdraw or return a financing, and settle what waits for a person",
  },
  payoutAccount: {
    name: "UpdateFinancingPayoutAccount",
    resource: "financing_payout_account",
    operation: "update",
    description: "Change the account to which a financing is paid out",
  },
  readSettings: {
    name: "ReadFinancingSetting",
    resource: "financing_setting",
    operation: "read",
    description: "See connections, plans, the check before going live, and what is kept of a customer",
  },
  updateSettings: {
    name: "UpdateFinancingSetting",
    resource: "financing_setting",
    operation: "update",
    description: "Change connections and their keys, plans, and which regions have them; erase a customer",
  },
} as const satisfies Record<string, Permission>
