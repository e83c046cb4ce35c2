Feature: Places of the portal
  An address that was written down, mailed or printed leads to the same place later, or says why it does not.

  @W2-routes
  Rule: A filing has a place of its own for each step
    Scenario Outline: The first step of each filing, and every step that there is
      Given the filing is <filing>
      Then the place of the <step> step is "<place>"

      Examples: Where it begins
        | filing                                | step                | place                               |
        | a limited liability company           | introduction        | /business/filing/llc/intro          |
        | a domestic profit corporation         | introduction        | /business/filing/dpc/intro          |
        | a domestic nonprofit corporation      | introduction        | /business/filing/dnc/intro          |
        | an Article 55 cooperative association | introduction        | /business/filing/dc55/intro         |
        | an Article 56 cooperative             | introduction        | /business/filing/dc56/intro         |
        | a periodic report                     | report introduction | /business/filing/report/reportintro |
        | an amendment                          | entity name         | /business/filing/amend/entityname   |
        | a reinstatement                       | introduction        | /business/filing/reinstate/intro    |
        | a statement curing delinquency        | introduction        | /business/filing/cure/intro         |
        | a change of principal office address  | introduction        | /business/filing/chgpoa/intro       |
        | a change of registered agent          | introduction        | /business/filing/chgra/intro        |
        | a dissolution                         | introduction        | /business/filing/dissolve/intro     |
        | a statement of revocation             | introduction        | /business/filing/revoke/intro       |
        | a change of mailing address           | introduction        | /business/filing/chgma/intro        |

      Examples: Each step after the introduction
        | filing                           | step                     | place                                         |
        | a statement of revocation        | filing to revoke         | /business/filing/revoke/revokedfiling         |
        | a change of mailing address      | mailing address          | /business/filing/chgma/mailingaddress         |
        | a limited liability company      | entity name              | /business/filing/llc/entityname               |
        | a reinstatement                  | name and statute         | /business/filing/reinstate/staticentityname   |
        | a limited liability company      | principal office address | /business/filing/llc/principalofficeaddress   |
        | a limited liability company      | registered agent         | /business/filing/llc/registeredagent          |
        | a reinstatement                  | email                    | /business/filing/reinstate/email              |
        | a limited liability company      | management               | /business/filing/llc/management               |
        | a limited liability company      | formation                | /business/filing/llc/formation                |
        | a domestic profit corporation    | shares                   | /business/filing/dpc/shares                   |
        | a domestic nonprofit corporation | voting and assets        | /business/filing/dnc/votingassets             |
        | an Article 56 cooperative        | purpose and directors    | /business/filing/dc56/purposedirectors        |
        | a limited liability company      | additional information   | /business/filing/llc/additionalinfo           |
        | a reinstatement                  | private attachments      | /business/filing/reinstate/privateattachments |
        | a limited liability company      | attachments              | /business/filing/llc/attachments              |
        | a limited liability company      | effective date           | /business/filing/llc/effectivedate            |
        | a limited liability company      | filer                    | /business/filing/llc/filer                    |
        | a limited liability company      | notifications            | /business/filing/llc/notifications            |
        | a limited liability company      | review                   | /business/filing/llc/filingreview             |
        | a limited liability company      | payment                  | /business/filing/llc/payment                  |
        | a limited liability company      | receipt                  | /business/filing/llc/receipt                  |
        | a limited liability company      | what's next              | /business/filing/llc/whatsnext                |

    Scenario Outline: A filing is opened for a transaction, a type and an entity
      When <filing> is opened at <step> for the transaction "<transaction>", the type "<type>" and the entity "<entity>"
      Then it is found at "<place>"

      Examples:
        | filing                      | step         | transaction                              | type                      | entity      | place                                                                                   |
        | a limited liability company | introduction | formation of a limited liability company | limited liability company |             | /business/filing/llc/intro?transTyp=ARTORG_LLC&entityType=DLLC                          |
        | a reinstatement             | introduction | reinstatement                            | profit corporation        | 20101000001 | /business/filing/reinstate/intro?transTyp=REINSTATE&entityType=DPC&entityId=20101000001 |
        | a reinstatement             | introduction | reinstatement                            | profit corporation        | 1 & 2       | /business/filing/reinstate/intro?transTyp=REINSTATE&entityType=DPC&entityId=1%20%26%202 |
        | an amendment                | entity name  |                                          |                           |             | /business/filing/amend/entityname                                                       |

  @W2-routes
  Rule: Every other place has its own address under the portal's
    Scenario Outline: Every place outside the filings has an address
      When a visitor looks for the <place>
      Then it is found at "<address>"

      Examples: Among the filings
        | place                     | address                      |
        | developer home            | /business/filing/devapphome  |
        | state of the application  | /business/filing/showstate   |
        | unavailable-filing notice | /business/filing/unavailable |

      Examples: For everybody
        | place                          | address                      |
        | login                          | /business/login              |
        | logout                         | /business/logout             |
        | password reset                 | /business/resetpass          |
        | password reset confirmation    | /business/resetConfirm       |
        | password change                | /business/changePassword     |
        | registry search                | /business/search             |
        | down notice                    | /business/down               |
        | filing-issue notice            | /business/filingissue        |
        | generic introduction           | /business/bizintro           |
        | agent maintenance introduction | /business/maintainagentintro |
        | version details                | /business/about              |
        | secure filing set-up           | /business/securefiling |
        | registered-agent wizard        | /business/agent |
        | return from the agent wizard   | /business/agent/redirect     |

      Examples: For the staff
        | place                                       | address                       |
        | staff sign-on                               | /business/loginadmin          |
        | not-allowed notice                          | /business/notallowed          |
        | staff area                                  | /business/admin               |
        | staff home                                  | /business/admin/adminhome     |
        | pending queue                               | /business/admin/pendingqueue  |
        | review of a pending filing                  | /business/admin/pendingreview |
        | rejection of a pending filing               | /business/admin/pendingreject |
        | confirmation of a rejection                 | /business/admin/rejectconfirm |
        | request to remove personal data             | /business/admin/piientry      |
        | review of a request to remove personal data | /business/admin/piiconfirm    |
        | list of requests to remove personal data    | /business/admin/piirequests |
        | worklist figures | /business/admin/worklist |
        | payments that need attention | /business/admin/payments |
        | audit log | /business/admin/auditlog |
        | accounts | /business/admin/accounts |

  @W2-toplevel @A2-loginadmin @browser-only
  Rule: Every address of the portal answers, or leads on
    Scenario: A visitor who is not signed on
      When a visitor comes to the portal
      Then each of these places shows its heading:
        | place                          | heading                                              |
        | login                          | Business filings and records                         |
        | logout                         | Business filings and records                         |
        | password reset                 | Reset My Password                                    |
        | password reset confirmation    | Password reset                                       |
        | password change                | Change password                                      |
        | secure filing set-up           | Set up secure business filing                        |
        | registry search                | Search business database                             |
        | down notice                    | This service is down                                 |
        | filing-issue notice            | There is an issue with your filing                   |
        | unavailable-filing notice      | Filing unavailable                                   |
        | generic introduction           | Before you file                                      |
        | agent maintenance introduction | Maintain Registered Agent for the Service of Process |
        | version details                | Version Details                                      |
        | registered-agent wizard        | Business filings and records                         |
        | return from the agent wizard   | Business filings and records                         |
        | not-allowed notice             | You are not signed on                                |
        | developer home                 | Developer home                                       |

    Scenario: The staff area asks a visitor to sign on
      When a visitor comes to the portal
      Then each of these places asks the user to sign on:
        | place                                       |
        | staff sign-on                               |
        | staff area                                  |
        | staff home                                  |
        | pending queue                               |
        | review of a pending filing                  |
        | rejection of a pending filing               |
        | confirmation of a rejection                 |
        | request to remove personal data             |
        | review of a request to remove personal data |

    Scenario: An administrator finds something at every address of the staff
      Given "Morgan Reyes" has signed on with the office
      Then each of these places shows the heading "Admin home":
        | place         |
        | staff sign-on |
        | staff area    |
        | staff home    |
      And each of these places shows the heading "Pending queue":
        | place                         |
        | pending queue                 |
        | review of a pending filing    |
        | rejection of a pending filing |
        | confirmation of a rejection   |
      And each of these places shows the heading "Personal Identifying Information (PII) Request":
        | place                                       |
        | request to remove personal data             |
        | review of a request to remove personal data |
      And each of these places shows the heading "Change password":
        | place |
        | password change |

    Scenario: A user without the role is not allowed into the staff area
      Given "Casey Lindqvist" has signed on with the office
      Then each of these places shows the heading "Not allowed":
        | place |
        | staff home      |
        | pending queue   |
        | staff sign-on   |
