Feature: Information that is missing on the review
  A section that lacks something, or holds something that breaks a rule, says 'Information is missing or invalid.' Nobody pays for what the
  office would have to reject.

  @W2-review-missing @W4-review-next
  Rule: The section that lacks something is marked, and the filing cannot be paid
    Scenario Outline: One part is missing
      Given a complete filing of <filing>
      When <part> is missing
      Then the review marks "<section>"
      And the sections left to do are "<section>"
      And the filing cannot be paid

      Examples:
        | filing                                | part                              | section                      |
        | a limited liability company           | the entity name                   | Entity name                  |
        | a limited liability company           | the validity of the entity name   | Entity name                  |
        | a limited liability company           | the street address of the office  | Principal office address     |
        | a limited liability company           | the mailing address of the office | Principal office address     |
        | a limited liability company           | the registered agent              | Registered agent             |
        | a limited liability company           | the choice of managers or members | Management & members         |
        | a limited liability company           | the member                        | Management & members         |
        | a limited liability company           | every person forming the company  | Persons forming              |
        | a limited liability company           | the time of effect                | Takes effect                 |
        | a limited liability company           | the date of a delayed effect      | Takes effect                 |
        | a limited liability company           | every filer                       | Filer information            |
        | a limited liability company           | the affirmation of the notice     | Filer information            |
        | a domestic profit corporation         | every person forming the company  | Incorporators                |
        | a domestic profit corporation         | the number of shares              | Shares                       |
        | a domestic profit corporation         | every kind of share               | Shares                       |
        | a domestic profit corporation         | every attachment                  | Attachments                  |
        | a domestic nonprofit corporation      | the answer on voting members      | Voting members               |
        | a domestic nonprofit corporation      | the distribution of assets        | Distribution of assets       |
        | an Article 55 cooperative association | the statement of purpose          | Statement of purpose         |
        | an Article 55 cooperative association | the number of directors           | Number of directors and term |
        | an Article 55 cooperative association | the directors' terms              | Number of directors and term |
        | an Article 55 cooperative association | every attachment                  | Attachments                  |
        | an amendment                          | the old name                      | Entity name                  |
        | a reinstatement                       | the statute                       | Statute                      |

    Scenario: With something missing there is nothing to do but to cancel
      Given a complete filing of a limited liability company
      When every filer is missing
      And the filer opens the review
      Then the step offers "Cancel"

    Scenario: With nothing missing the filer can continue to the payment
      Given a complete filing of a limited liability company
      When the filer opens the review
      Then the step offers "Next, Cancel"

    Scenario Outline: One part is missing under the administrative fraud check
      Given a complete filing of <filing>
      And the filing is under the administrative fraud check
      When <part> is missing
      Then the sections left to do are "<section>"
      And the filing cannot be paid

      Examples:
        | filing                         | part                     | section             |
        | a reinstatement                | the filing email         | Notification email  |
        | a reinstatement                | every private attachment | Private attachments |
        | a statement curing delinquency | the filing email         | Notification email  |
        | a statement curing delinquency | every private attachment | Private attachments |
        | a change of registered agent   | the filing email         | Notification email  |
        | a change of registered agent   | every private attachment | Private attachments |

    Scenario Outline: A part that this filing may leave out
      Given a complete filing of <filing>
      When <part> is missing
      Then the review marks ""
      And the filing can be paid

      Examples:
        | filing                           | part                       |
        | a limited liability company      | the additional information |
        | a limited liability company      | every notification         |
        | an Article 56 cooperative        | every attachment           |
        | a statement curing delinquency   | the statute                |
        | a reinstatement                  | the filing email           |
        | a reinstatement                  | every private attachment   |
        | a change of registered agent     | the filing email           |
        | a domestic nonprofit corporation | the number of shares       |

  @W2-review-missing @W5-completeness
  Rule: The filer is told once what is wrong with each part, in the order of the steps
    @api
    Scenario: Each part says in its own words what it needs
      Given a complete filing of a limited liability company
      When every filer is missing
      And the choice of managers or members is missing
      And the filing is checked
      Then the filer is shown these problems:
        | section              | message                            |
        | Management & members | Choose Managers or Members.        |
        | Filer information    | Information is missing or invalid. |

    Scenario: Each field of a part says what it needs, in the order of the fields
      Given a complete filing of a limited liability company
      When the street address of the office is missing
      And the filing is checked
      Then the filer is shown these problems:
        | section                  | message                          |
        | Principal office address | Enter the address.               |
        | Principal office address | Enter the city.                  |
        | Principal office address | Enter a valid ZIP / Postal code. |

    Scenario: Two fields that need the same share one line
      Given a complete filing of a limited liability company
      When the street address of the office is missing
      And the mailing address of the office is missing
      And the filing is checked
      Then the filer is shown these problems:
        | section                  | message                          |
        | Principal office address | Enter the address.               |
        | Principal office address | Enter the city.                  |
        | Principal office address | Enter a valid ZIP / Postal code. |

    @api
    Scenario: A part that is missing and breaks a rule is told by the rule alone
      Given a complete filing of a limited liability company
      When the member is missing
      And the filing is checked
      Then the filer is shown these problems:
        | section              | message                                       |
        | Management & members | There must be at least one member of the LLC. |

    Scenario: A part that no rule speaks of is told to be missing
      Given a complete filing of an amendment
      When the old name is missing
      And the filing is checked
      Then the filer is shown these problems:
        | section     | message                            |
        | Entity name | Information is missing or invalid. |

    Scenario: Two sections of one step each tell what is theirs
      Given a complete filing of a domestic nonprofit corporation
      When the distribution of assets is missing
      And the answer on voting members is missing
      And the filing is checked
      Then the filer is shown these problems:
        | section                | message                                             |
        | Voting members         | Choose Yes or No.                                   |
        | Distribution of assets | Enter information about the distribution of assets. |

    Scenario: An amendment that promised its change as an attachment is told so once
      Given an amendment of a limited liability company that changes nothing
      And the filer's answer about attached amendments is "Yes"
      When the filing is checked
      Then the filer is shown these problems:
        | section     | message                                                                              |
        | Attachments | You must change the entity name, enter additional information, or add an attachment. |

    Scenario: What only the registry can find is listed in the order of the steps
      Given a complete filing of a limited liability company
      And another filer has meanwhile formed a company of the same name
      When the choice of managers or members is missing
      And the filing is checked
      Then the filer is shown these problems:
        | section              | message                                      |
        | Entity name          | That name is already being used in Colorado. |
        | Management & members | Choose Managers or Members.                  |

  @W2-review-missing @W4-review-next
  Rule: Something that is there but breaks a rule is marked as well
    Scenario Outline: One part is invalid
      Given a complete filing of <filing>
      When the <part> of the filing is "<text>"
      Then the review marks "<section>"
      And the filing cannot be paid

      Examples:
        | filing                                | part                   | text           | section                      |
        | an amendment                          | additional information | Café           | Additional information       |
        | a domestic profit corporation         | number of shares       | 0              | Shares                       |
        | a domestic nonprofit corporation      | distribution of assets | [2501 letters] | Distribution of assets       |
        | an Article 55 cooperative association | statement of purpose   | Café           | Statement of purpose         |
        | an Article 56 cooperative             | number of directors    | 2              | Number of directors and term |
        | a reinstatement                       | statute                | 7              | Statute                      |
        | a limited liability company           | additional information | Café           | Additional information       |

  @W2-review-missing @A5-agent-address @api
  Rule: An agent at an address where no agent can be keeps the filing from payment
    Scenario: The agent would be met at a post office box
      Given a complete filing of a limited liability company
      When the street address of the agent is "PO Box 12, Denver, CO 80201"
      And the filing is checked
      Then the filer is shown these problems:
        | section          | message                            |
        | Registered agent | Street address cannot be a PO Box. |

    Scenario: The agent's mail would leave Colorado
      Given a complete filing of a limited liability company
      When the mailing address of the agent is "2020 Carey Ave, Cheyenne, WY 82001"
      And the filing is checked
      Then the filer is shown these problems:
        | section          | message                              |
        | Registered agent | Error - Address must be in Colorado. |

    Scenario: The agent's mail goes to a post office box in Colorado
      Given a complete filing of a limited liability company
      When the mailing address of the agent is "PO Box 12, Denver, CO 80201"
      And the filing is checked
      Then the filing is found to lack nothing

  @W2-review-missing @W5-attach-required @W4-addinfo-next
  Rule: A filer who wants to attach something and has not is told before the payment
    Scenario: The answer was changed to yes on the review
      Given a complete filing of a limited liability company
      And the filer's answer about attached amendments is "Yes"
      Then the sections left to do are "Attachments"
      And the problems with the filing are "Need to include attachments."
      And the filing cannot be paid

    Scenario Outline: The answer was no, or none was given
      Given a complete filing of a limited liability company
      And the filer's answer about attached amendments is "<answer>"
      Then the sections left to do are ""
      And the problems with the filing are ""
      And the filing can be paid

      Examples:
        | answer |
        | No     |
        |        |

  @W2-review-missing @W5-amend-change @W5-addinfo
  Rule: What an amendment lacks is told at the additional information
    Scenario Outline: An amendment that changes nothing
      Given an amendment of <entity> that changes nothing
      Then the sections left to do are "Additional information"
      And the filing cannot be paid

      Examples:
        | entity                                |
        | a limited liability company           |
        | a domestic nonprofit corporation      |
        | an Article 55 cooperative association |

    Scenario Outline: A new name of a cooperative association is not enough
      Given an amendment of an Article 55 cooperative association that changes the name
      When the additional information of the filing is "<text>"
      Then the sections left to do are "<section>"

      Examples:
        | text                 | section                |
        |                      | Additional information |
        | [3 spaces]           | Additional information |
        | Members meet in May. |                        |

    Scenario: A cooperative association that wants to attach its amendment
      Given an amendment of an Article 55 cooperative association that changes the name
      And the filer's answer about attached amendments is "Yes"
      Then the sections left to do are "Attachments"

  @W4-review-next
  Rule: A filer who comes back from the payment is not checked again
    Scenario Outline: The filer goes back from the payment
      Given a complete filing of a limited liability company
      When <part> is missing
      And the filer returns to the review from the payment
      Then the filing can be paid

      Examples:
        | part                       |
        | the additional information |
        | every filer                |
