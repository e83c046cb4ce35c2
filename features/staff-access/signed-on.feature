Feature: Being signed on
  Staff sign on once with the office. The portal knows them until they log out, also when it is loaded anew, and the registry knows who asks.

  @A2-loginadmin @A2-nav @A8-other @browser-only
  Rule: Whoever signs on comes to where their roles lead, with the menu of their roles
    Scenario: An administrator signs on
      When "Morgan Reyes" signs on with the office
      Then they are led to the staff's home
      And the menu offers "Pending Queue, Change Password, Logout"

    Scenario: Somebody without the role is told so
      When "Casey Lindqvist" signs on with the office
      Then they are led to the notice to those who are not allowed
      And they are told "You are signed on as Casey Lindqvist."
      And the menu offers "Business home, Search business database, Tips for searching, FAQ, Tutorials & training, Show State"

  @A6-bearer @W9-token @browser-only
  Rule: The registry knows who asks, with a token that is renewed before it ends
    Scenario: The registry is shown the token of whoever signed on
      When "Morgan Reyes" signs on with the office
      Then the registry is shown a token that counts

    Scenario: A renewed token takes the place of the old one
      Given "Morgan Reyes" has signed on with the office
      When the token comes to its end
      Then the registry is shown a token that counts
      And it is another token than before

    Scenario: Nobody is signed on any more when the office renews no token
      Given "Morgan Reyes" has signed on with the office
      And the office has ended the sign-on
      When the token comes to its end
      Then the registry is shown no token
      And the menu offers "Business home, Search business database, Tips for searching, FAQ, Tutorials & training, Show State"

  @A2-loginadmin @A2-health @browser-only
  Rule: A portal that is loaded anew still knows who is signed on
    Scenario: An administrator is still signed on
      Given "Morgan Reyes" has signed on with the office
      When they load the portal anew
      Then the menu offers "Pending Queue, Change Password, Logout"
      And the registry is shown a token that counts

    Scenario: A token that has ended meanwhile is renewed
      Given "Morgan Reyes" has signed on with the office
      When they load the portal anew after the token has ended
      Then the registry is shown a token that counts
      And it is another token than before

    Scenario: A sign-on that the office has ended meanwhile is over
      Given "Morgan Reyes" has signed on with the office
      And the office has ended the sign-on
      When they load the portal anew after the token has ended
      Then the registry is shown no token
      And the menu offers "Business home, Search business database, Tips for searching, FAQ, Tutorials & training, Show State"

  @A2-logout @browser-only
  Rule: Logging out ends the sign-on in the portal and at the office, and leads to the configured target
    Scenario: An administrator logs out
      Given "Morgan Reyes" has signed on with the office
      When they log out
      Then the configured target follows
      And the registry is shown no token
      And the menu offers "Business home, Search business database, Tips for searching, FAQ, Tutorials & training, Show State"

    Scenario: The office asks anew who it is
      Given "Morgan Reyes" has signed on with the office
      And they have logged out
      When somebody comes to the door of the staff
      Then the office asks who they are

  @W7-authcheck @api-only
  Rule: The check of a login says whether its token counts
    Scenario Outline: A token is checked
      When the registry checks <token>
      Then the login <is accepted>

      Examples:
        | token                              | is accepted |
        | no token at all                    | is accepted |
        | the token of an administrator      | is accepted |
        | the token of a user without roles  | is accepted |
        | a token that was changed           | is refused  |
        | the token that names who signed on | is refused  |
        | words that are no token            | is refused  |
