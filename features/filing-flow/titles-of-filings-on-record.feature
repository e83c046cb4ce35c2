Feature: The titles of a filing on an entity that exists
  Each title names what is done, its step and the office. A step that is not counted names the filing in the place of its number.

  @W1-title @W2-flow-report
  Rule: Every step of a periodic report has its title
    Scenario: The titles of a periodic report
      Given the filing is a periodic report
      Then the titles of the filing are:
        | step                     | title                                                               |
        | report introduction      | File a periodic report - Periodic Report - Office of Business Records         |
        | principal office address | Principal office address - Step 1 of 6 - Office of Business Records |
        | registered agent         | Registered agent - Step 2 of 6 - Office of Business Records         |
        | filer                    | Filer - Step 3 of 6 - Office of Business Records                    |
        | notifications            | Notifications - Step 4 of 6 - Office of Business Records            |
        | review                   | Filing review - Step 5 of 6 - Office of Business Records            |
        | payment                  | Payment - Periodic Report - Office of Business Records              |
        | receipt                  | Receipt - Step 6 of 6 - Office of Business Records                  |
        | what's next              | What's next - Periodic Report - Office of Business Records          |

  @W1-title @W2-flow-amend
  Rule: Every step of an amendment has its title
    Scenario Outline: The titles of an amendment
      Given the filing is an amendment
      And the entity is <entity>
      And the filer's answer about attached amendments is "Yes"
      Then the titles of the filing are:
        | step                   | title                                                             |
        | introduction           | Amend an entity - <transaction> - Office of Business Records      |
        | entity name            | Entity name - Step 1 of 7 - Office of Business Records            |
        | additional information | Additional information - Step 2 of 7 - Office of Business Records |
        | attachments            | Attachments - Step 2 of 7 - Office of Business Records            |
        | effective date         | Delayed effective date - Step 3 of 7 - Office of Business Records |
        | filer                  | Filer - Step 4 of 7 - Office of Business Records                  |
        | notifications          | Notifications - Step 5 of 7 - Office of Business Records          |
        | review                 | Filing review - Step 6 of 7 - Office of Business Records          |
        | payment                | Payment - <transaction> - Office of Business Records              |
        | receipt                | Receipt - <transaction> - Office of Business Records              |
        | what's next            | What's next - <transaction> - Office of Business Records          |

      Examples:
        | entity                                | transaction                                           |
        | a limited liability company           | Articles of Amendment for a Limited Liability Company |
        | a domestic nonprofit corporation      | Articles of Amendment for a Nonprofit Corporation     |
        | an Article 55 cooperative association | Articles of Amendment for a Cooperative Association   |

  @W1-title @W2-flow-reinstate
  Rule: Every step of a reinstatement has its title
    Scenario: The titles of a reinstatement
      Given the filing is a reinstatement
      And the filer's answer about attached amendments is "Yes"
      Then the titles of the filing are:
        | step                     | title                                                                    |
        | introduction             | Reinstate an entity - Articles of Reinstatement - Office of Business Records |
        | name and statute         | Entity name - Step 1 of 9 - Office of Business Records                   |
        | principal office address | Principal office address - Step 2 of 9 - Office of Business Records      |
        | registered agent         | Registered agent - Step 3 of 9 - Office of Business Records              |
        | additional information   | Additional information - Step 4 of 9 - Office of Business Records        |
        | attachments              | Attachments - Step 4 of 9 - Office of Business Records                   |
        | effective date           | Delayed effective date - Step 5 of 9 - Office of Business Records        |
        | filer                    | Filer - Step 6 of 9 - Office of Business Records                         |
        | notifications            | Notifications - Step 7 of 9 - Office of Business Records                 |
        | review                   | Filing review - Step 8 of 9 - Office of Business Records                 |
        | payment                  | Payment - Articles of Reinstatement - Office of Business Records         |
        | receipt                  | Receipt - Step 9 of 9 - Office of Business Records                       |
        | what's next              | What's next - Articles of Reinstatement - Office of Business Records     |

    Scenario: The titles of a reinstatement under the administrative fraud check
      Given the filing is a reinstatement
      And the filing is under the administrative fraud check
      And the filer's answer about attached amendments is "Yes"
      Then the titles of the filing are:
        | step                     | title                                                                    |
        | introduction             | Reinstate an entity - Articles of Reinstatement - Office of Business Records |
        | name and statute         | Entity name - Step 1 of 9 - Office of Business Records                   |
        | principal office address | Principal office address - Step 2 of 9 - Office of Business Records      |
        | registered agent         | Registered agent - Step 3 of 9 - Office of Business Records              |
        | email                    | Email - Step 4 of 9 - Office of Business Records                         |
        | private attachments      | Private attachments - Step 4 of 9 - Office of Business Records           |
        | additional information   | Additional information - Step 4 of 9 - Office of Business Records        |
        | attachments              | Attachments - Step 4 of 9 - Office of Business Records                   |
        | effective date           | Delayed effective date - Step 5 of 9 - Office of Business Records        |
        | filer                    | Filer - Step 6 of 9 - Office of Business Records                         |
        | notifications            | Notifications - Step 7 of 9 - Office of Business Records                 |
        | review                   | Filing review - Step 8 of 9 - Office of Business Records                 |
        | payment                  | Payment - Articles of Reinstatement - Office of Business Records         |
        | receipt                  | Receipt - Step 9 of 9 - Office of Business Records                       |
        | what's next              | What's next - Articles of Reinstatement - Office of Business Records     |

  @W1-title @W2-flow-cure
  Rule: Every step of a statement curing delinquency has its title
    Scenario: The titles of a statement curing delinquency
      Given the filing is a statement curing delinquency
      And the filer's answer about attached amendments is "Yes"
      Then the titles of the filing are:
        | step                     | title                                                                   |
        | introduction             | Cure Intro - Statement Curing Delinquency - Office of Business Records  |
        | name and statute         | Entity name - Step 1 of 9 - Office of Business Records                  |
        | principal office address | Principal office address - Step 2 of 9 - Office of Business Records     |
        | registered agent         | Registered agent - Step 3 of 9 - Office of Business Records             |
        | additional information   | Additional information - Step 4 of 9 - Office of Business Records       |
        | attachments              | Attachments - Step 4 of 9 - Office of Business Records                  |
        | effective date           | Delayed effective date - Step 5 of 9 - Office of Business Records       |
        | filer                    | Filer - Step 6 of 9 - Office of Business Records                        |
        | notifications            | Notifications - Step 7 of 9 - Office of Business Records                |
        | review                   | Review - Step 8 of 9 - Office of Business Records                       |
        | payment                  | Payment - Statement Curing Delinquency - Office of Business Records     |
        | receipt                  | Receipt - Step 9 of 9 - Office of Business Records                      |
        | what's next              | What's next - Statement Curing Delinquency - Office of Business Records |

    Scenario: The titles of a statement curing delinquency under the administrative fraud check
      Given the filing is a statement curing delinquency
      And the filing is under the administrative fraud check
      And the filer's answer about attached amendments is "Yes"
      Then the titles of the filing are:
        | step                     | title                                                                   |
        | introduction             | Cure Intro - Statement Curing Delinquency - Office of Business Records  |
        | name and statute         | Entity name - Step 1 of 9 - Office of Business Records                  |
        | principal office address | Principal office address - Step 2 of 9 - Office of Business Records     |
        | registered agent         | Registered agent - Step 3 of 9 - Office of Business Records             |
        | email                    | Email - Step 4 of 9 - Office of Business Records                        |
        | private attachments      | Private attachments - Step 4 of 9 - Office of Business Records          |
        | additional information   | Additional information - Step 4 of 9 - Office of Business Records       |
        | attachments              | Attachments - Step 4 of 9 - Office of Business Records                  |
        | effective date           | Delayed effective date - Step 5 of 9 - Office of Business Records       |
        | filer                    | Filer - Step 6 of 9 - Office of Business Records                        |
        | notifications            | Notifications - Step 7 of 9 - Office of Business Records                |
        | review                   | Review - Step 8 of 9 - Office of Business Records                       |
        | payment                  | Payment - Statement Curing Delinquency - Office of Business Records     |
        | receipt                  | Receipt - Step 9 of 9 - Office of Business Records                      |
        | what's next              | What's next - Statement Curing Delinquency - Office of Business Records |

  @W1-title @W2-flow-chgpoa
  Rule: Every step of a change of principal office address has its title
    Scenario: The titles of a change of principal office address
      Given the filing is a change of principal office address
      And the filer's answer about attached amendments is "Yes"
      Then the titles of the filing are:
        | step                     | title                                                                                                                        |
        | introduction             | Change the principal office address - Statement of Change Changing the Principal Office Address - Office of Business Records |
        | principal office address | Principal office address - Step 1 of 6 - Office of Business Records                                                          |
        | additional information   | Additional information - Step 2 of 6 - Office of Business Records                                                            |
        | attachments              | Attachments - Step 2 of 6 - Office of Business Records                                                                       |
        | effective date           | Delayed effective date - Step 3 of 6 - Office of Business Records                                                            |
        | filer                    | Filer - Step 4 of 6 - Office of Business Records                                                                             |
        | notifications            | Notifications - Step 5 of 6 - Office of Business Records                                                                     |
        | review                   | Filing review - Step 6 of 6 - Office of Business Records                                                                     |
        | payment                  | Payment - Statement of Change Changing the Principal Office Address - Office of Business Records                             |
        | receipt                  | Receipt - Statement of Change Changing the Principal Office Address - Office of Business Records                             |
        | what's next              | What's next - Statement of Change Changing the Principal Office Address - Office of Business Records                         |

  @W1-title @W2-flow-chgra
  Rule: Every step of a change of registered agent has its title
    Scenario: The titles of a change of registered agent
      Given the filing is a change of registered agent
      And the filer's answer about attached amendments is "Yes"
      Then the titles of the filing are:
        | step                   | title                                                                                                                    |
        | introduction           | Change the registered agent - Statement of Change Changing the Registered Agent Information - Office of Business Records |
        | registered agent       | Registered agent - Step 1 of 6 - Office of Business Records                                                              |
        | additional information | Additional information - Step 2 of 6 - Office of Business Records                                                        |
        | attachments            | Attachments - Step 2 of 6 - Office of Business Records                                                                   |
        | effective date         | Delayed effective date - Step 3 of 6 - Office of Business Records                                                        |
        | filer                  | Filer - Step 4 of 6 - Office of Business Records                                                                         |
        | notifications          | Notifications - Step 5 of 6 - Office of Business Records                                                                 |
        | review                 | Filing review - Step 6 of 6 - Office of Business Records                                                                 |
        | payment                | Payment - Statement of Change Changing the Registered Agent Information - Office of Business Records                     |
        | receipt                | Receipt - Statement of Change Changing the Registered Agent Information - Office of Business Records                     |
        | what's next            | What's next - Statement of Change Changing the Registered Agent Information - Office of Business Records                 |

    Scenario: The titles of a change of registered agent under the administrative fraud check
      Given the filing is a change of registered agent
      And the filing is under the administrative fraud check
      And the filer's answer about attached amendments is "Yes"
      Then the titles of the filing are:
        | step                   | title                                                                                                                    |
        | introduction           | Change the registered agent - Statement of Change Changing the Registered Agent Information - Office of Business Records |
        | registered agent       | Registered agent - Step 1 of 6 - Office of Business Records                                                              |
        | email                  | Email - Step 2 of 6 - Office of Business Records                                                                         |
        | private attachments    | Private attachments - Step 2 of 6 - Office of Business Records                                                           |
        | additional information | Additional information - Step 2 of 6 - Office of Business Records                                                        |
        | attachments            | Attachments - Step 2 of 6 - Office of Business Records                                                                   |
        | effective date         | Delayed effective date - Step 3 of 6 - Office of Business Records                                                        |
        | filer                  | Filer - Step 4 of 6 - Office of Business Records                                                                         |
        | notifications          | Notifications - Step 5 of 6 - Office of Business Records                                                                 |
        | review                 | Filing review - Step 6 of 6 - Office of Business Records                                                                 |
        | payment                | Payment - Statement of Change Changing the Registered Agent Information - Office of Business Records                     |
        | receipt                | Receipt - Statement of Change Changing the Registered Agent Information - Office of Business Records                     |
        | what's next            | What's next - Statement of Change Changing the Registered Agent Information - Office of Business Records                 |

  @W1-title
  Rule: Every step of a dissolution has its title
    Scenario Outline: The titles of a dissolution
      Given the filing is a dissolution
      And the entity is <entity>
      And the filer's answer about attached amendments is "Yes"
      Then the titles of the filing are:
        | step                   | title                                                             |
        | introduction           | Dissolve an entity - <transaction> - Office of Business Records   |
        | additional information | Additional information - Step 1 of 5 - Office of Business Records |
        | attachments            | Attachments - Step 1 of 5 - Office of Business Records            |
        | effective date         | Delayed effective date - Step 2 of 5 - Office of Business Records |
        | filer                  | Filer - Step 3 of 5 - Office of Business Records                  |
        | notifications          | Notifications - Step 4 of 5 - Office of Business Records          |
        | review                 | Filing review - Step 5 of 5 - Office of Business Records          |
        | payment                | Payment - <transaction> - Office of Business Records              |
        | receipt                | Receipt - <transaction> - Office of Business Records              |
        | what's next            | What's next - <transaction> - Office of Business Records          |

      Examples:
        | entity                           | transaction                                        |
        | a limited liability company      | Statement of Dissolution                           |
        | a domestic profit corporation    | Articles of Dissolution for a Profit Corporation    |
        | a domestic nonprofit corporation | Articles of Dissolution for a Nonprofit Corporation |
