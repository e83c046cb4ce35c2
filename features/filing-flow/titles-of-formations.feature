Feature: The titles of a formation
  Each title names what is done, its step and the office. A step that is not counted names the filing in the place of its number.

  @W1-title @W2-flow-llc
  Rule: Every step of the formation of a limited liability company has its title
    Scenario: The titles of a limited liability company
      Given the filing is a limited liability company
      And the filer's answer about attached amendments is "Yes"
      Then the titles of the filing are:
        | step                     | title                                                                                    |
        | introduction             | Form a limited liability company - Articles of Organization - Office of Business Records |
        | entity name              | Entity name - Step 1 of 11 - Office of Business Records                                  |
        | principal office address | Principal office address - Step 2 of 11 - Office of Business Records                     |
        | registered agent         | Registered agent - Step 3 of 11 - Office of Business Records                             |
        | management               | Management & members - Step 4 of 11 - Office of Business Records                         |
        | formation                | Persons forming - Step 5 of 11 - Office of Business Records                              |
        | additional information   | Additional information - Step 6 of 11 - Office of Business Records                       |
        | attachments              | Attachments - Step 6 of 11 - Office of Business Records                                  |
        | effective date           | Delayed effective date - Step 7 of 11 - Office of Business Records                       |
        | filer                    | Filer - Step 8 of 11 - Office of Business Records                                        |
        | notifications            | Notifications - Step 9 of 11 - Office of Business Records                                |
        | review                   | Filing review - Step 10 of 11 - Office of Business Records                               |
        | payment                  | Payment - Articles of Organization - Office of Business Records                          |
        | receipt                  | Receipt - Step 11 of 11 - Office of Business Records                                     |
        | what's next              | Congratulations - Articles of Organization - Office of Business Records                  |

  @W1-title @W2-flow-dpc
  Rule: Every step of the formation of a domestic profit corporation has its title
    Scenario: The titles of a domestic profit corporation
      Given the filing is a domestic profit corporation
      And the filer's answer about attached amendments is "Yes"
      Then the titles of the filing are:
        | step                     | title                                                                                                       |
        | introduction             | Form a profit corporation - Articles of Incorporation for a Profit Corporation - Office of Business Records |
        | entity name              | Entity name - Step 1 of 11 - Office of Business Records                                                     |
        | principal office address | Principal office address - Step 2 of 11 - Office of Business Records                                        |
        | registered agent         | Registered agent - Step 3 of 11 - Office of Business Records                                                |
        | formation                | Incorporators - Step 4 of 11 - Office of Business Records                                                   |
        | shares                   | Shares - Step 5 of 11 - Office of Business Records                                                          |
        | additional information   | Additional information - Step 6 of 11 - Office of Business Records                                          |
        | attachments              | Attachments - Step 6 of 11 - Office of Business Records                                                     |
        | effective date           | Delayed effective date - Step 7 of 11 - Office of Business Records                                          |
        | filer                    | Filer - Step 8 of 11 - Office of Business Records                                                           |
        | notifications            | Notifications - Step 9 of 11 - Office of Business Records                                                   |
        | review                   | Filing review - Step 10 of 11 - Office of Business Records                                                  |
        | payment                  | Payment - Articles of Incorporation for a Profit Corporation - Office of Business Records                   |
        | receipt                  | Receipt - Step 11 of 11 - Office of Business Records                                                        |
        | what's next              | What's next - Articles of Incorporation for a Profit Corporation - Office of Business Records               |

  @W1-title @W2-flow-dnc
  Rule: Every step of the formation of a domestic nonprofit corporation has its title
    Scenario: The titles of a domestic nonprofit corporation
      Given the filing is a domestic nonprofit corporation
      And the filer's answer about attached amendments is "Yes"
      Then the titles of the filing are:
        | step                     | title                                                                                                             |
        | introduction             | Form a nonprofit corporation - Articles of Incorporation for a Nonprofit Corporation - Office of Business Records |
        | entity name              | Entity name - Step 1 of 11 - Office of Business Records                                                           |
        | principal office address | Principal office address - Step 2 of 11 - Office of Business Records                                              |
        | registered agent         | Registered agent - Step 3 of 11 - Office of Business Records                                                      |
        | formation                | Incorporators - Step 4 of 11 - Office of Business Records                                                         |
        | voting and assets        | Voting & assets - Step 5 of 11 - Office of Business Records                                                       |
        | additional information   | Additional information - Step 6 of 11 - Office of Business Records                                                |
        | attachments              | Attachments - Step 6 of 11 - Office of Business Records                                                           |
        | effective date           | Delayed effective date - Step 7 of 11 - Office of Business Records                                                |
        | filer                    | Filer - Step 8 of 11 - Office of Business Records                                                                 |
        | notifications            | Notifications - Step 9 of 11 - Office of Business Records                                                         |
        | review                   | Filing review - Step 10 of 11 - Office of Business Records                                                        |
        | payment                  | Payment - Articles of Incorporation for a Nonprofit Corporation - Office of Business Records                      |
        | receipt                  | Receipt - Step 11 of 11 - Office of Business Records                                                              |
        | what's next              | What's next - Articles of Incorporation for a Nonprofit Corporation - Office of Business Records                  |

  @W1-title @W2-flow-dc55
  Rule: Every step of the formation of an Article 55 cooperative association has its title
    Scenario: The titles of an Article 55 cooperative association
      Given the filing is an Article 55 cooperative association
      Then the titles of the filing are:
        | step                     | title                                                                                                                 |
        | introduction             | Form an Article 55 cooperative association - Articles of Incorporation for an Article 55 Cooperative Association - Office of Business Records |
        | entity name              | Entity name - Step 1 of 11 - Office of Business Records                                                               |
        | principal office address | Principal office address - Step 2 of 11 - Office of Business Records                                                  |
        | registered agent         | Registered agent - Step 3 of 11 - Office of Business Records                                                          |
        | formation                | Incorporators - Step 4 of 11 - Office of Business Records                                                             |
        | purpose and directors    | Purpose and directors - Step 5 of 11 - Office of Business Records                                                     |
        | attachments              | Attachments - Step 6 of 11 - Office of Business Records                                                               |
        | effective date           | Delayed effective date - Step 7 of 11 - Office of Business Records                                                    |
        | filer                    | Filer - Step 8 of 11 - Office of Business Records                                                                     |
        | notifications            | Notifications - Step 9 of 11 - Office of Business Records                                                             |
        | review                   | Filing review - Step 10 of 11 - Office of Business Records                                                            |
        | payment                  | Payment - Articles of Incorporation for an Article 55 Cooperative Association - Office of Business Records            |
        | receipt                  | Receipt - Step 11 of 11 - Office of Business Records                                                                  |
        | what's next              | What's next - Articles of Incorporation for an Article 55 Cooperative Association - Office of Business Records        |

  @W1-title @W2-flow-dc56
  Rule: Every step of the formation of an Article 56 cooperative has its title
    Scenario: The titles of an Article 56 cooperative
      Given the filing is an Article 56 cooperative
      Then the titles of the filing are:
        | step                     | title                                                                                                    |
        | introduction             | Form an Article 56 cooperative - Articles of Organization for an Article 56 Cooperative - Office of Business Records |
        | entity name              | Entity name - Step 1 of 11 - Office of Business Records                                                  |
        | principal office address | Principal office address - Step 2 of 11 - Office of Business Records                                     |
        | registered agent         | Registered agent - Step 3 of 11 - Office of Business Records                                             |
        | formation                | Incorporators - Step 4 of 11 - Office of Business Records                                                |
        | purpose and directors    | Purpose and directors - Step 5 of 11 - Office of Business Records                                        |
        | attachments              | Attachments - Step 6 of 11 - Office of Business Records                                                  |
        | effective date           | Delayed effective date - Step 7 of 11 - Office of Business Records                                       |
        | filer                    | Filer - Step 8 of 11 - Office of Business Records                                                        |
        | notifications            | Notifications - Step 9 of 11 - Office of Business Records                                                |
        | review                   | Filing review - Step 10 of 11 - Office of Business Records                                               |
        | payment                  | Payment - Articles of Organization for an Article 56 Cooperative - Office of Business Records            |
        | receipt                  | Receipt - Step 11 of 11 - Office of Business Records                                                     |
        | what's next              | What's next - Articles of Organization for an Article 56 Cooperative - Office of Business Records        |
