Feature: The steps of each filing
  Every filing is a straight line of numbered steps. The filer always sees which step this is and how many there are.

  @W2-routes @W9-constants
  Rule: The change of mailing address has six numbered steps
    Scenario: The steps of the change of mailing address are in order
      Given the filing is a change of mailing address
      Then the steps of the filing are:
        | step                   | number |
        | introduction           |        |
        | mailing address        | 1      |
        | additional information | 2      |
        | effective date         | 3      |
        | filer                  | 4      |
        | notifications          | 5      |
        | review                 | 6      |
        | payment                |        |
        | receipt                |        |
        | what's next            |        |
      And the filing has 6 steps

    Scenario: The titles of the change of mailing address
      Given the filing is a change of mailing address
      And the filer's answer about attached amendments is "Yes"
      Then the titles of the filing are:
        | step                   | title                                                                               |
        | introduction           | Change the mailing address - Statement of Change Changing the Mailing Address - Office of Business Records |
        | mailing address        | Mailing address - Step 1 of 6 - Office of Business Records                          |
        | additional information | Additional information - Step 2 of 6 - Office of Business Records                   |
        | attachments            | Attachments - Step 2 of 6 - Office of Business Records                              |
        | effective date         | Delayed effective date - Step 3 of 6 - Office of Business Records                   |
        | filer                  | Filer - Step 4 of 6 - Office of Business Records                                    |
        | notifications          | Notifications - Step 5 of 6 - Office of Business Records                            |
        | review                 | Filing review - Step 6 of 6 - Office of Business Records                            |
        | payment                | Payment - Statement of Change Changing the Mailing Address - Office of Business Records                    |
        | receipt                | Receipt - Statement of Change Changing the Mailing Address - Office of Business Records                    |
        | what's next            | What's next - Statement of Change Changing the Mailing Address - Office of Business Records                |

  @T1-revoke @W2-routes @W9-constants
  Rule: The statement of revocation has four numbered steps
    Scenario: The steps of the statement of revocation are in order
      Given the filing is a statement of revocation
      Then the steps of the filing are:
        | step         | number |
        | introduction |        |
        | filing to revoke | 1      |
        | filer        | 2      |
        | notifications | 3 |
        | review       | 4      |
        | payment      |        |
        | receipt      |       |
        | what's next  |        |
      And the filing has 4 steps

    Scenario: The titles of the statement of revocation
      Given the filing is a statement of revocation
      Then the titles of the filing are:
        | step         | title                                                                          |
        | introduction | Revoke a delayed filing - Statement of Revocation - Office of Business Records |
        | filing to revoke | Filing to revoke - Step 1 of 4 - Office of Business Records |
        | filer        | Filer - Step 2 of 4 - Office of Business Records                               |
        | notifications | Notifications - Step 3 of 4 - Office of Business Records |
        | review       | Filing review - Step 4 of 4 - Office of Business Records                       |
        | payment      | Payment - Statement of Revocation - Office of Business Records                 |
        | receipt      | Receipt - Statement of Revocation - Office of Business Records                             |
        | what's next  | What's next - Statement of Revocation - Office of Business Records             |

  @W2-flow-llc @W9-constants
  Rule: The formation of a limited liability company has eleven numbered steps
    Scenario: The steps of a limited liability company are in order
      Given the filing is a limited liability company
      Then the steps of the filing are:
        | step                     | number |
        | introduction             |        |
        | entity name              | 1      |
        | principal office address | 2      |
        | registered agent         | 3      |
        | management               | 4      |
        | formation                | 5      |
        | additional information   | 6      |
        | effective date           | 7      |
        | filer                    | 8      |
        | notifications            | 9      |
        | review                   | 10     |
        | payment                  |        |
        | receipt                  | 11     |
        | what's next              |        |
      And the filing has 11 steps

  @W2-flow-dpc @W9-constants
  Rule: The formation of a domestic profit corporation asks for its shares
    Scenario: The steps of a domestic profit corporation are in order
      Given the filing is a domestic profit corporation
      Then the steps of the filing are:
        | step                     | number |
        | introduction             |        |
        | entity name              | 1      |
        | principal office address | 2      |
        | registered agent         | 3      |
        | formation                | 4      |
        | shares                   | 5      |
        | additional information   | 6      |
        | effective date           | 7      |
        | filer                    | 8      |
        | notifications            | 9      |
        | review                   | 10     |
        | payment                  |        |
        | receipt                  | 11     |
        | what's next              |        |
      And the filing has 11 steps

  @W2-flow-dnc @W9-constants
  Rule: The formation of a domestic nonprofit corporation asks for voting and assets
    Scenario: The steps of a domestic nonprofit corporation are in order
      Given the filing is a domestic nonprofit corporation
      Then the steps of the filing are:
        | step                     | number |
        | introduction             |        |
        | entity name              | 1      |
        | principal office address | 2      |
        | registered agent         | 3      |
        | formation                | 4      |
        | voting and assets        | 5      |
        | additional information   | 6      |
        | effective date           | 7      |
        | filer                    | 8      |
        | notifications            | 9      |
        | review                   | 10     |
        | payment                  |        |
        | receipt                  | 11     |
        | what's next              |        |
      And the filing has 11 steps

    Scenario: The fifth step is headed by its subject
      Given the filing is a domestic nonprofit corporation
      Then the voting and assets step is headed "Voting & assets"

  @W2-flow-dc55 @W2-flow-dc56 @W9-constants
  Rule: The formation of a cooperative asks for its purpose and takes attachments only
    Scenario Outline: The steps of a cooperative are in order
      Given the filing is <filing>
      Then the steps of the filing are:
        | step                     | number |
        | introduction             |        |
        | entity name              | 1      |
        | principal office address | 2      |
        | registered agent         | 3      |
        | formation                | 4      |
        | purpose and directors    | 5      |
        | attachments              | 6      |
        | effective date           | 7      |
        | filer                    | 8      |
        | notifications            | 9      |
        | review                   | 10     |
        | payment                  |        |
        | receipt                  | 11     |
        | what's next              |        |
      And the filing has 11 steps
      And the purpose and directors step is headed "Purpose and directors"

      Examples:
        | filing                                |
        | an Article 55 cooperative association |
        | an Article 56 cooperative             |

  @W2-flow-report @W9-constants
  Rule: The periodic report has six numbered steps
    Scenario: The steps of a periodic report are in order
      Given the filing is a periodic report
      Then the steps of the filing are:
        | step                     | number |
        | report introduction      |        |
        | principal office address | 1      |
        | registered agent         | 2      |
        | filer                    | 3      |
        | notifications            | 4      |
        | review                   | 5      |
        | payment                  |        |
        | receipt                  | 6      |
        | what's next              |        |
      And the filing has 6 steps

  @W2-flow-amend @W9-constants
  Rule: The amendment has seven numbered steps
    Scenario: The steps of an amendment are in order
      Given the filing is an amendment
      Then the steps of the filing are:
        | step                   | number |
        | introduction           |        |
        | entity name            | 1      |
        | additional information | 2      |
        | effective date         | 3      |
        | filer                  | 4      |
        | notifications          | 5      |
        | review                 | 6      |
        | payment                |        |
        | receipt                |        |
        | what's next            |        |
      And the filing has 7 steps

  @W2-flow-reinstate @W2-flow-cure @W2-normal-order @W9-constants
  Rule: The reinstatement and the cure have nine numbered steps
    Scenario Outline: The steps in their normal order
      Given the filing is <filing>
      Then the steps of the filing are:
        | step                     | number |
        | introduction             |        |
        | name and statute         | 1      |
        | principal office address | 2      |
        | registered agent         | 3      |
        | additional information   | 4      |
        | effective date           | 5      |
        | filer                    | 6      |
        | notifications            | 7      |
        | review                   | 8      |
        | payment                  |        |
        | receipt                  | 9      |
        | what's next              |        |
      And the filing has 9 steps

      Examples:
        | filing                         |
        | a reinstatement                |
        | a statement curing delinquency |

    Scenario: The statement curing delinquency has headings of its own
      Given the filing is a statement curing delinquency
      Then the introduction step is headed "Cure a delinquency"
      And the review step is headed "Review"

  @W2-normal-order
  Rule: Filings on an entity name the registered agent before their first numbered step
    Scenario Outline: The agent is named from the introduction
      Given the filing is <filing>
      Then the agent wizard opens from the introduction step
      And the agent wizard returns to the <step> step

      Examples:
        | filing                         | step             |
        | a reinstatement                | name and statute |
        | a statement curing delinquency | name and statute |
        | a change of registered agent   | registered agent |

    Scenario Outline: Only the introduction leads to the agent
      Given the filing is <filing>
      When the filer continues from the <step> step
      Then the filer is at the <next> step

      Examples:
        | filing                               | step                     | next                     |
        | a reinstatement                      | name and statute         | principal office address |
        | a statement curing delinquency       | name and statute         | principal office address |
        | a change of registered agent         | registered agent         | additional information   |
        | a periodic report                    | principal office address | registered agent         |
        | an amendment                         | entity name              | additional information   |
        | a change of principal office address | introduction             | principal office address |

  @W2-flow-llc
  Rule: A formation names the registered agent at its third step
    Scenario Outline: A formation asks for the agent once
      Given <progress>
      When the filer continues from the registered agent step
      Then <outcome>

      Examples:
        | progress                                         | outcome                             |
        | the filing is a limited liability company        | the agent wizard opens              |
        | a complete filing of a limited liability company | the filer is at the management step |

  @W2-flow-report
  Rule: A periodic report names the registered agent after its introduction
    Scenario: The agent is named from the introduction of the report
      Given the filing is a periodic report
      Then the agent wizard opens from the report introduction step
      And the agent wizard returns to the principal office address step

  @W2-flow-chgpoa @W9-constants
  Rule: The change of principal office address has six numbered steps
    Scenario: The steps of a change of principal office address are in order
      Given the filing is a change of principal office address
      Then the steps of the filing are:
        | step                     | number |
        | introduction             |        |
        | principal office address | 1      |
        | additional information   | 2      |
        | effective date           | 3      |
        | filer                    | 4      |
        | notifications            | 5      |
        | review                   | 6      |
        | payment                  |        |
        | receipt                  |        |
        | what's next              |        |
      And the filing has 6 steps

  @W2-flow-chgra @W2-normal-order @W9-constants
  Rule: The change of registered agent has six numbered steps
    Scenario: The steps of a change of registered agent are in order
      Given the filing is a change of registered agent
      Then the steps of the filing are:
        | step                   | number |
        | introduction           |        |
        | registered agent       | 1      |
        | additional information | 2      |
        | effective date         | 3      |
        | filer                  | 4      |
        | notifications          | 5      |
        | review                 | 6      |
        | payment                |        |
        | receipt                |        |
        | what's next            |        |
      And the filing has 6 steps

  @W9-constants
  Rule: The dissolution has five numbered steps, and asks for nothing that is on record
    Scenario: The steps of a dissolution are in order
      Given the filing is a dissolution
      Then the steps of the filing are:
        | step                   | number |
        | introduction           |        |
        | additional information | 1      |
        | effective date         | 2      |
        | filer                  | 3      |
        | notifications          | 4      |
        | review                 | 5      |
        | payment                |        |
        | receipt                |        |
        | what's next            |        |
      And the filing has 5 steps
