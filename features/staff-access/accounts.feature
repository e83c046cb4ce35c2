Feature: Accounts in the hands of administrators
  Owners of accounts forget passwords, and strangers set up secure filing. The office helps them, and no administrator undoes by mistake
  what another one has done.

  @A7-users
  Rule: Accounts are searched for by a user ID, by a name or by an entity
    Scenario Outline: A search is accepted or refused
      Given the administrator has filled in the search for accounts
      When the administrator chooses "<way>" as the way to search
      And the administrator enters "<text>" as the account to search for
      And the administrator continues
      Then the problem with the account to search for is "<problem>"

      Examples:
        | way       | text          | problem                         |
        | User ID   | robin         |                                 |
        | User ID   |               | Enter a user ID.                |
        | Name      | Zoë           |                                 |
        | Name      |               | Enter a name, or a part of one. |
        | Name      | [200 letters] |                                 |
        | Name      | [201 letters] | Must be at most 200 characters  |
        | Entity ID | 20101000015   |                                 |
        | Entity ID | [20 digits]   |                                 |
        | Entity ID | [21 digits]   | Enter an entity ID number.      |
        | Entity ID | Northgate     | Enter an entity ID number.      |
        | Entity ID |               | Enter an entity ID number.      |

    Scenario Outline: A way to search is one of three
      Given the administrator has filled in the search for accounts
      When the administrator enters "<way>" as the way to search
      And the administrator continues
      Then the problem with the way to search is "<problem>"

      Examples:
        | way   | problem                   |
        |       | Choose what to search by. |
        | email | Choose what to search by. |

    @api-only @browser
    Scenario Outline: An administrator finds accounts
      When "Morgan Reyes" looks for accounts by the <criterion> "<value>"
      Then the accounts found are "<accounts>"

      Examples:
        | criterion | value       | accounts           |
        | user ID   | NORTHGATE   | northgate          |
        | name      | lou n       | northgate-locked   |
        | entity    | 20101000082 | secure-20101000082 |
        | user ID   | no-such     |                    |

  @A7-users
  Rule: A new account has a kind, a user ID of 3 to 200 characters, a name and an email of 3 to 200 characters
    Scenario Outline: An entry of a new account is accepted or refused
      Given the administrator has filled in the account of staff
      When the administrator enters "<entry>" as the <field>
      And the administrator continues
      Then the problem with the <field> is "<problem>"

      Examples: The user ID
        | field             | entry        | problem                                                                               |
        | account's user ID |              | Enter a user ID.                                                                      |
        | account's user ID | ki           | Must be at least 3 characters                                                         |
        | account's user ID | kim          |                                                                                       |
        | account's user ID | [200 digits] |                                                                                       |
        | account's user ID | [201 digits] | Must be at most 200 characters                                                        |
        | account's user ID | kim é        | Invalid characters entered: é                                                         |
        | account's user ID | .kim         | Begin the user ID with a letter or digit, and use letters, digits and @ . _ + - only. |
        | account's user ID | kim reyes    | Begin the user ID with a letter or digit, and use letters, digits and @ . _ + - only. |

      Examples: The name
        | field          | entry               | problem                                                                  |
        | account's name |                     | Enter a name.                                                            |
        | account's name | Zoë Núñez           |                                                                          |
        | account's name | Robin[1 tabs]Sample | Some characters do not show (U+0009). Delete the text and type it again. |
        | account's name | [200 letters]       |                                                                          |
        | account's name | [201 letters]       | Must be at most 200 characters                                           |

      Examples: The email
        | field         | entry           | problem                        |
        | account email |                 | Enter Email                    |
        | account email | a@              | Must be at least 3 characters  |
        | account email | kim@example.com |                                |
        | account email | [201 letters]   | Must be at most 200 characters |
        | account email | zoë@example.com | Invalid characters entered: ë  |
        | account email | nowhere         | Invalid email entered          |

    Scenario Outline: What an account is for is chosen
      Given the administrator has filled in the account of staff
      When the administrator chooses "<kind>" as the kind of account
      And the administrator continues
      Then the problem with the kind of account is "<problem>"

      Examples:
        | kind                       | problem                         |
        | Staff of the office        |                                 |
        | Secure filing of an entity |                                 |
        |                            | Choose what the account is for. |

    Scenario: There is no account for anybody else
      Given the administrator has filled in the account of staff
      When the administrator enters "visitor" as the kind of account
      And the administrator continues
      Then the problem with the kind of account is "Choose what the account is for."

    Scenario Outline: An account of secure filing names its entity
      Given the administrator has filled in the account of secure filing
      When the administrator enters "<entity>" as the entity of the account
      And the administrator continues
      Then the problem with the entity of the account is "<problem>"

      Examples:
        | entity      | problem                       |
        | 20101000015 |                               |
        | [20 digits] |                               |
        | [21 digits] | Must be at most 20 characters |
        | 2010é       | Invalid characters entered: é |
        | Northgate   | Enter an entity ID number.    |
        |             | Enter an entity ID number.    |

    Scenario Outline: The name and the email of an account are changed
      Given the administrator has filled in the change of an account
      When the administrator enters "<entry>" as the <field>
      And the administrator continues
      Then the problem with the <field> is "<problem>"

      Examples:
        | field          | entry               | problem                                                                  |
        | account's name |                     | Enter a name.                                                            |
        | account's name | [200 letters]       |                                                                          |
        | account's name | [201 letters]       | Must be at most 200 characters                                           |
        | account's name | Robin[1 tabs]Sample | Some characters do not show (U+0009). Delete the text and type it again. |
        | account email  |                     | Enter Email                                                              |
        | account email  | nowhere             | Invalid email entered                                                    |

    @api-only @browser
    Scenario: An account of staff is created, and its owner is mailed a password
      When "Morgan Reyes" creates the account "ibis" of staff with the email "ibis@registry.example"
      Then one temporary password is mailed to "ibis@registry.example"
      And the search shows the account "ibis" as "Active"

    @api-only @browser
    Scenario: A user ID is given once
      When "Morgan Reyes" creates the account "Reviewer" of staff with the email "another@registry.example"
      Then the administrator is told at the user ID: "There is an account with this user ID already. Enter another one. If you have just tried before, look for the account."

  @A7-users
  Rule: An administrator sees what an account is like, and is offered what can be done with it
    Scenario Outline: The state of an account in words
      When an account is shown that is "<state>", with "<password>" and "<temporary>"
      Then the office says of the account "<text>"

      Examples:
        | state  | password    | temporary                           | text                                                                                                      |
        | locked | a password  | no temporary password               | Locked                                                                                                    |
        | active | a password  | no temporary password               | Active                                                                                                    |
        | active | a password  | a temporary password that has ended | Active                                                                                                    |
        | active | a password  | a temporary password                | Active. A temporary password was mailed too, which works until 11/21/2026 10:00 AM MST.                   |
        | active | no password | a temporary password                | Active. A password must be chosen; until then the temporary one works, until 11/21/2026 10:00 AM MST.     |
        | active | no password | a temporary password that has ended | Active, but nobody can log in: the temporary password ended on 11/20/2026 08:00 AM MST. Send another one. |
        | active | no password | no temporary password               | Active, without a password. Unless a temporary one was just asked for, send one.                          |

    Scenario Outline: What an account may do, in words
      When an account of "<kind>" with the roles "<roles>" is shown
      Then its roles are worded "<text>"

      Examples:
        | kind          | roles            | text                                    |
        | staff         | BIZ_FRAUD        | Staff: Administrator (BIZ_FRAUD)        |
        | staff         | BIZ_FRAUD, OTHER | Staff: Administrator (BIZ_FRAUD), OTHER |
        | staff         |                  | Staff, without a role                   |
        | secure filing |                  | Secure filing                           |

    Scenario Outline: What can be done with an account
      When an administrator looks at "<account>"
      Then the administrator can do with it: "<actions>"

      Examples:
        | account                                   | actions                      |
        | an account of secure filing               | send a password, lock, close |
        | a locked account of secure filing         | unlock, close                |
        | another account of staff                  | send a password, lock        |
        | the own account                           | send a password              |
        | an account of staff who sign on elsewhere | lock                         |

    Scenario Outline: Before something is done the administrator reads what it does
      When an administrator looks at "<account>"
      Then before they "<action>" they read "<text>"

      Examples: An account of secure filing, one of several of its entity
        | account                           | action          | text                                                                                                                                                                                                                                                                 |
        | an account of secure filing       | send a password | Send a temporary password? It is mailed to robin@example.com, and works for 24 hours. The first login with it ends the former password, and a new one has to be chosen then. Until that login the former password works as well. An earlier temporary password ends. |
        | an account of secure filing       | lock            | Lock this account? Nobody can log in as heron until the account is unlocked, and no temporary password is mailed to it. Whoever is logged in with it is logged out. The secure filing of the entity goes on.                                                         |
        | a locked account of secure filing | unlock          | Unlock this account? Whoever has its password can log in as heron again. A temporary password that was mailed before stays ended.                                                                                                                                    |
        | an account of secure filing       | close           | Close this account? The account is removed, and whoever is logged in with it is logged out. The secure filing of the entity 20101000015 goes on with its other accounts; it ends when the last one is closed. This cannot be undone.                                 |

      Examples: The last one, with which the secure filing ends
        | account                       | action | text                                                                                                                                                                                                                                                                                                                                                                                       |
        | the last account of an entity | close  | End the secure filing of this entity? The account is removed, and with it the secure filing of the entity 20101000015 ends, for it has no other account. From then on everybody can file for the entity without a login, until secure filing is set up again. Whoever is logged in is logged out. Everybody whom the filings of the entity notify is told by email. This cannot be undone. |

      Examples: An account of staff
        | account                  | action | text                                                                                                                                                                                                                      |
        | another account of staff | lock   | Lock this account? Nobody can log in as heron until the account is unlocked, and no temporary password is mailed to it. Whoever is signed on with it is signed off, and filings that they hold in the queue are released. |

    Scenario Outline: A temporary password is mailed to no account that it would not open
      When an administrator changes "<account>", which "<change>"
      Then the account "<decision>"

      Examples:
        | account                                   | change                                    | decision       |
        | an account of secure filing               | gets a temporary password                 | is changed     |
        | the own account                           | gets a temporary password                 | is changed     |
        | an account of staff who sign on elsewhere | gets a temporary password                 | stays as it is |
        | an account of staff who sign on elsewhere | is locked                                 | is changed     |
        | an account of secure filing               | is locked and gets a temporary password   | stays as it is |
        | a locked account of secure filing         | gets a temporary password                 | stays as it is |
        | a locked account of secure filing         | is unlocked and gets a temporary password | is changed     |

    @api-only @browser
    Scenario: A temporary password is sent
      Given "Morgan Reyes" looks at the account "secure-20101000081"
      When the administrator chooses to "send a password" there
      Then the administrator is told "A temporary password is on its way to filer@tamarackbend.example."
      And one temporary password is mailed to "filer@tamarackbend.example"

    @api-only @browser
    Scenario: An account is locked
      Given "Morgan Reyes" has created the account "heron" with the email "heron@northgate.example" for the entity "20101000015"
      And "Morgan Reyes" looks at the account "heron"
      When the administrator chooses to "lock" there
      Then the administrator is told "The account is locked."
      And the search shows the account "heron" as "Locked"

    @api-only @browser
    Scenario: A locked account is unlocked
      Given "Morgan Reyes" has created the account "egret" with the email "egret@northgate.example" for the entity "20101000015"
      And "Morgan Reyes" has locked the account "egret"
      And "Morgan Reyes" looks at the account "egret"
      When the administrator chooses to "unlock" there
      Then the search shows the account "egret" as "Active"

    @api-only @browser
    Scenario: One of several accounts of an entity is closed
      Given "Morgan Reyes" has created the account "stork" with the email "stork@northgate.example" for the entity "20101000015"
      And "Morgan Reyes" looks at the account "stork"
      When the administrator chooses to "close" there
      Then the administrator is told "The account was closed. The secure filing of the entity 20101000015 goes on."
      And the search shows the account "stork" as ""

    @api-only @browser
    Scenario: With the last account of an entity its secure filing ends
      Given "Morgan Reyes" has created the account "crane" with the email "crane@juniper.example" for the entity "20101000002"
      And "Morgan Reyes" looks at the account "crane"
      When the administrator chooses to "close" there
      Then the administrator is told "The account was closed, and the secure filing of the entity 20101000002 has ended."

  @A7-users
  Rule: Of two administrators at one account none undoes unseen what the other has done
    Scenario Outline: A change comes upon another one
      When an administrator who has seen the account "<seen>" wants that it "<change>"
      Then the account "<decision>"

      Examples:
        | seen                  | change                    | decision              |
        | as it is              | is locked                 | is changed            |
        | before it was changed | is locked                 | has changed meanwhile |
        | before it was changed | is unlocked               | is so already         |
        | as it is              | is unlocked               | is so already         |
        | before it was changed | gets a temporary password | has changed meanwhile |

    @api-only @browser
    Scenario: What another administrator has changed meanwhile is seen first
      Given "Morgan Reyes" has created the account "plover" with the email "plover@northgate.example" for the entity "20101000015"
      And "Morgan Reyes" looks at the account "plover"
      And "Jordan Okafor" has locked the account "plover"
      When the administrator chooses to "send a password" there
      Then the administrator is told "Another administrator has changed this account meanwhile. Nothing was changed now. Look at the account as it is, then try again."
